// Time zones south of the equator, by the latitudes in zone1970.tab of the tz database, and all of Antarctica.
const SOUTH = new Set(
  (
    'Africa/Blantyre Africa/Bujumbura Africa/Dar_es_Salaam Africa/Gaborone Africa/Harare Africa/Johannesburg Africa/Kigali ' +
    'Africa/Kinshasa Africa/Luanda Africa/Lubumbashi Africa/Lusaka Africa/Maputo Africa/Maseru Africa/Mbabane Africa/Nairobi ' +
    'Africa/Windhoek Africa/Brazzaville America/Araguaina America/Asuncion America/Bahia America/Belem America/Buenos_Aires ' +
    'America/Campo_Grande America/Catamarca America/Cordoba America/Coyhaique America/Cuiaba America/Eirunepe ' +
    'America/Fortaleza America/Guayaquil America/Jujuy America/La_Paz America/Lima America/Maceio America/Manaus ' +
    'America/Mendoza America/Montevideo America/Noronha America/Porto_Velho America/Punta_Arenas America/Recife ' +
    'America/Rio_Branco America/Rosario America/Santarem America/Santiago America/Sao_Paulo Atlantic/South_Georgia ' +
    'Atlantic/Stanley Atlantic/St_Helena Asia/Dili Asia/Jakarta Asia/Jayapura Asia/Makassar Asia/Ujung_Pandang ' +
    'Indian/Antananarivo Indian/Chagos Indian/Christmas Indian/Cocos Indian/Comoro Indian/Kerguelen Indian/Mahe ' +
    'Asia/Pontianak Pacific/Kanton Pacific/Enderbury Pacific/Nauru Pacific/Niue Indian/Mauritius Indian/Mayotte Indian/Reunion Pacific/Apia Pacific/Auckland Pacific/Bougainville Pacific/Chatham ' +
    'Pacific/Easter Pacific/Efate Pacific/Fakaofo Pacific/Fiji Pacific/Funafuti Pacific/Galapagos Pacific/Gambier ' +
    'Pacific/Guadalcanal Pacific/Marquesas Pacific/Norfolk Pacific/Noumea Pacific/Pago_Pago Pacific/Pitcairn ' +
    'Pacific/Port_Moresby Pacific/Rarotonga Pacific/Tahiti Pacific/Tongatapu Pacific/Wallis NZ NZ-CHAT'
  ).split(' '),
);
const SOUTHERN_AREAS = ['Australia/', 'Antarctica/', 'America/Argentina/', 'Brazil/', 'Chile/'];

/** The hemisphere of a time zone, for seasons. */
export function hemisphereOf(timezone: string): 'north' | 'south' {
  return SOUTH.has(timezone) || SOUTHERN_AREAS.some((area) => timezone.startsWith(area)) ? 'south' : 'north';
}
