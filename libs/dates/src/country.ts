// Only countries whose holidays differ in our tables; Intl knows which zones each has.
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

/** In ES2026 and in Node 22 on; TypeScript's own types do not have it yet. */
interface LocaleWithZones {
  getTimeZones?: () => string[] | undefined;
}

let countries: Map<string, string> | undefined;

/** The country a zone lies in (ISO 3166 alpha-2), `US` where our holiday tables know no difference. */
export function countryOf(timezone: string): string {
  countries ??= new Map(COUNTRIES.flatMap((code) => zonesOf(code).map((zone) => [zone, code] as const)));
  return countries.get(timezone) ?? 'US';
}

function zonesOf(code: string): string[] {
  return (new Intl.Locale(`und-${code}`) as LocaleWithZones).getTimeZones?.() ?? [];
}
