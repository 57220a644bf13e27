/**
 * Plain forms in which people say something about themselves, by language: the words before the value in the first
 * group, the value in the second, and its attribute. A value that is a name begins with a capital. Devanagari has no
 * capitals, so there the verb ends it.
 */
type Forms = readonly (readonly [form: RegExp, attribute: string])[];

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`;
/** Small words within the name of a person, a town or a firm. */
const OF_PERSONS = String.raw`(?:de\sl[ao]s?\s|von\s(?:und\szu\s|de[rmn]\s)?|van\s(?:de[rn]?\s)?|(?:del?|d[aiou]|do?s|vom|zu[mr]?|de[rn]|ter|bin|ibn|al)\s|d['’])`;
const OF_PLACES = String.raw`(?:de\sl[ao]s?\s|(?:del?|do|du|sur|sous|lès)\s|am\s(?=Main|Rhein|Neckar|Inn|Lech)|an\sder\s(?=Oder|Donau|Saale|Weser|Ruhr|Elbe))`;
const NAME = String.raw`(${WORD}(?:\s${OF_PLACES}?${WORD}){0,3})`;
const PERSON = String.raw`(${WORD}(?:\s${OF_PERSONS}?${WORD}){0,3})`;
/** The origin of a substance: "noix de cajou"; "de naissance" says since when. */
const FOOD = String.raw`(\p{L}+(?:\ssecos|\sde\s(?!naissance|nacimiento|siempre|niñ)\p{L}+)?)`;
const PHONE = String.raw`(\+?\d[\d\s()-]{4,20}\d)`;
const MAIL = String.raw`([\w.+-]+@[\w-]+(?:\.[\w-]+)+)`;

function form(source: string): RegExp {
  return new RegExp(source, 'u');
}

const GERMAN: Forms = [
  [form(String.raw`^((?:[Ii]ch|[Ww]ir)\s(?:wohnen?|leben?)\s(?:\p{Ll}+\s){0,3}in\s)${NAME}`), 'current_city'],
  [form(String.raw`^((?:[Ii]ch\sbin|[Ww]ir\ssind)\s(?:[\p{L}]+\s){0,3}nach\s)${NAME}\s(?:um)?gezogen`), 'current_city'],
  [form(String.raw`^([Ii]ch\sarbeite\s(?:\p{Ll}+\s){0,3}(?:bei|für)\s(?:der\s|dem\s)?)${NAME}`), 'employer'],
  [form(String.raw`^([Ii]ch\sheiße\s|[Mm]ein\sName\sist\s)${PERSON}`), 'name'],
  [form(String.raw`^([Ii]ch\sbin\s(?:gegen\s))(\p{Lu}\p{L}+)\sallergisch`), 'allergy'],
  [form(String.raw`^([Mm]eine\s(?:neue\s)?(?:Telefon|Handy)?[Nn]ummer\s(?:ist|lautet)\s)${PHONE}`), 'phone_number'],
  [form(String.raw`^([Mm]eine\s(?:neue\s)?(?:E-?Mail|Mail)(?:-?[Aa]dresse)?\s(?:ist|lautet)\s)${MAIL}`), 'email'],
  [form(String.raw`^([Ii]ch\sbin\s(?:\p{Ll}+\s)?)(Vegetarierin|Vegetarier|Veganerin|Veganer|vegan)`), 'diet'],
  [form(String.raw`^([Ii]ch\sbin\s)(\d{1,3})\sJahre\salt`), 'age'],
];
const SPANISH: Forms = [
  [form(String.raw`^((?:[Aa]hora\s|[Yy]o\s|[Yy]a\sno\s)?(?:[Vv]ivo|[Vv]ivimos)\sen\s)${NAME}`), 'current_city'],
  [
    form(String.raw`^((?:[Mm]e\she\smudado|[Mm]e\smudé|[Nn]os\smudamos|[Nn]os\shemos\smudado)\sa\s)${NAME}`),
    'current_city',
  ],
  [form(String.raw`^((?:[Yy]a\sno\s)?[Tt]rabajo\s(?:en|para)\s)${NAME}`), 'employer'],
  [form(String.raw`^([Mm]e\sllamo\s|[Mm]i\snombre\ses\s)${PERSON}`), 'name'],
  [form(String.raw`^([Ss]oy\salérgic[oa]\sa(?:l)?\s(?:las?\s|los\s)?)${FOOD}`), 'allergy'],
  [
    form(String.raw`^([Mm]i\s(?:nuevo\s)?(?:número|teléfono|móvil|celular)(?:\sde\steléfono)?\ses\s(?:el\s)?)${PHONE}`),
    'phone_number',
  ],
  [form(String.raw`^([Mm]i\s(?:nuevo\s)?(?:correo|e-?mail|email)(?:\selectrónico)?\ses\s)${MAIL}`), 'email'],
  [form(String.raw`^((?:[Yy]a\sno\s)?[Ss]oy\s)(vegetariana|vegetariano|vegana|vegano)`), 'diet'],
  [form(String.raw`^([Tt]engo\s)(\d{1,3})\saños`), 'age'],
];
const FRENCH: Forms = [
  [
    form(
      String.raw`^([Jj]['’]habite\s(?:à|au|aux|en)\s|[Jj]e\svis\s(?:à|au|en)\s|[Jj]e\sn['’]habite\splus\s(?:à|au|en)\s)${NAME}`,
    ),
    'current_city',
  ],
  [form(String.raw`^((?:[Jj]['’]ai|[Nn]ous\savons|[Oo]n\sa)\s(?:em|dé)ménagé\s(?:à|au|en)\s)${NAME}`), 'current_city'],
  [form(String.raw`^([Jj]e\s(?:ne\s)?travaille\s(?:plus\s)?(?:chez|à|pour)\s)${NAME}`), 'employer'],
  [form(String.raw`^([Jj]e\sm['’]appelle\s|[Mm]on\snom\sest\s)${PERSON}`), 'name'],
  [form(String.raw`^([Jj]e\ssuis\sallergique\s(?:aux?|à\sla|à\sl['’])\s?)${FOOD}`), 'allergy'],
  [
    form(
      String.raw`^([Mm]on\s(?:nouveau\s)?(?:numéro|téléphone|portable)(?:\sde\stéléphone)?\sest\s(?:le\s)?)${PHONE}`,
    ),
    'phone_number',
  ],
  [form(String.raw`^([Mm]on\s(?:nouvel\s|nouveau\s)?(?:e-?mail|courriel|adresse\se-?mail)\sest\s)${MAIL}`), 'email'],
  [form(String.raw`^([Jj]e\s(?:ne\s)?suis\s(?:plus\s)?)(végétarienne|végétarien|végane|végan)`), 'diet'],
  [form(String.raw`^([Jj]['’]ai\s)(\d{1,3})\sans`), 'age'],
];
const HINDI: Forms = [
  [form(String.raw`^(मैं\s(?:अब\s)?)(\S+)\sमें\s(?:नहीं\s)?रहत[ाी]`), 'current_city'],
  [form(String.raw`^(मैं\s(?:अब\s)?)(\S+)\sमें\sकाम\s(?:नहीं\s)?करत[ाी]`), 'employer'],
  [form(String.raw`^(मेरा\sनाम\s)(\S+(?:\s\S+)?)\sहै`), 'name'],
  [form(String.raw`^(मुझे\s)(\S+)\sसे\sएलर्जी`), 'allergy'],
  [form(String.raw`^(मेरा\s(?:नया\s)?(?:फ़ोन\s|फोन\s|मोबाइल\s)?नंबर\s)${PHONE}`), 'phone_number'],
];

/** By language. */
export const FORMS_BY_LANGUAGE: Readonly<Record<string, Forms>> = { de: GERMAN, es: SPANISH, fr: FRENCH, hi: HINDI };
