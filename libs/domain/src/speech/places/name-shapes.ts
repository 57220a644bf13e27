/** Days, months and feasts: "in March" and "on Friday" contain neither a place nor an employer. */
const OF_THE_CALENDAR = words(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November
  December Christmas Easter Diwali Ramadan Eid Thanksgiving Halloween Spring Summer Autumn Winter`,
);
/** Things that people "move to" or "are from" but do not live in: networks, banks, services and programs. */
const PROVIDERS = words(
  `Vodafone Telekom Telefonica Orange Airtel Jio Verizon Sprint Comcast Monzo Revolut Barclays HSBC Santander Starling Netflix Spotify Disney
  Teams Zoom Slack Skype Discord Gmail Outlook WhatsApp Signal Telegram Facebook Instagram Android iPhone iOS Windows Linux Mac Excel Word
  Google Microsoft Amazon Apple Tesla Medicare Medicaid`,
);

/** @returns whether a name may be that of an employer; days and months are not. */
export function isName(value: string): boolean {
  return !OF_THE_CALENDAR.has(firstWord(value));
}

/** @returns whether a name may be that of a place. */
export function isPlaceName(value: string): boolean {
  return isName(value) && !PROVIDERS.has(firstWord(value));
}

function firstWord(value: string): string {
  return value.split(/[\s,'’]/u)[0] as string;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}
