/** @returns an instant as people in a zone see it. */
export function localTime(at: Date, timezone: string): { iso: string; date: string; weekday: string } {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const {
    year = '',
    month = '',
    day = '',
    hour = '',
    minute = '',
    second = '',
    weekday = '',
    timeZoneName = '',
  } = parts;
  const date = `${year.padStart(4, '0')}-${month}-${day}`;
  const offset = timeZoneName.replace('GMT', '') || '+00:00';
  return { iso: `${date}T${hour}:${minute}:${second}${offset}`, date, weekday };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a thousand times; a process sees few zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'long', year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
    ...{ hourCycle: 'h23', timeZoneName: 'longOffset' },
  });
  formats.set(timeZone, format);
  return format;
}
