// Only countries whose holidays differ in our tables; Intl knows the time zones of each.
const COUNTRIES = [
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'NZ',
  'IN',
  'ZA',
  'DE',
  'FR',
  'ES',
  'IT',
  'BR',
  'MX',
  'JP',
  'CN',
  'SG',
  'NG',
  'KE',
  'PK',
];

/** Part of ES2026 and of Node from 22 on, but not yet of TypeScript's types. */
interface LocaleWithZones {
  getTimeZones?: () => string[] | undefined;
}

let countries: Map<string, string> | undefined;

/** The country of a time zone (ISO 3166 alpha-2); `US` if it makes no difference for our holiday tables. */
export function countryOf(timezone: string): string {
  countries ??= new Map(COUNTRIES.flatMap((code) => zonesOf(code).map((zone) => [zone, code] as const)));
  return countries.get(timezone) ?? 'US';
}

function zonesOf(code: string): string[] {
  return (new Intl.Locale(`und-${code}`) as LocaleWithZones).getTimeZones?.() ?? [];
}
