// schema/067-identifiers-folded-anew: the one spelling of identifiers from before digits of all scripts, all dashes and signs that are not
// seen were taken for what they mean (foldedIdentifier in libs/contacts). Two spellings of one number meet: of one contact they are told
// once, of two contacts it is a number that they share. What is written in ASCII was folded so before. It goes on where it was stopped.
//
// @mode write

WITH [
  '\u00ad', '\u061c', '\u200b', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2066', '\u2067', '\u2068', '\u2069', '\ufeff'
] AS unseen, [
  // In a phone number also what else has no sign of its own, and the frame of a key that is drawn.
  '\u0600', '\u0601', '\u0602', '\u0603', '\u0604', '\u0605', '\u06dd', '\u070f', '\u0890', '\u0891', '\u08e2', '\u180e', '\u200c', '\u200d', '\u2061', '\u2062',
  '\u2063', '\u2064', '\u206a', '\u206b', '\u206c', '\u206d', '\u206e', '\u206f', '\u20e3', '\ufe0f', '\ufff9', '\ufffa', '\ufffb'
] AS formats, [
  // Blanks, every dash, and what parts the digits of a number.
  ' ', '\t', '\n', '\u000b', '\f', '\r', '\u1680', '\u2028', '\u2029', '(', ')', '.', '-', '/',
  '\u058a', '\u05be', '\u1400', '\u1806', '\u2010', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\u2e17', '\u2e1a', '\u2e3a', '\u2e3b', '\u2e40', '\u2e5d',
  '\u301c', '\u3030', '\u30a0', '\ud803\udd6e', '\ud803\udead'
] AS parting, [
  // For each digit, its signs in all scripts.
  split('٠ ۰ ߀ ० ০ ੦ ૦ ୦ ௦ ౦ ೦ ൦ ෦ ๐ ໐ ༠ ၀ ႐ ០ ᠐ ᥆ ᧐ ᪀ ᪐ ᭐ ᮰ ᱀ ᱐ ꘠ ꣐ ꤀ ꧐ ꧰ ꩐ ꯰ 𐒠 𐴰 𐵀 𑁦 𑃰 𑄶 𑇐 𑋰 𑑐 𑓐 𑙐 𑛀 𑛐 𑛚 𑜰 𑣠 𑥐 𑯰 𑱐 𑵐 𑶠 𑷠 𑽐 𖄰 𖩠 𖫀 𖭐 𖵰 𞅀 𞋰 𞓰 𞗱 𞥐', ' '),
  split('١ ۱ ߁ १ ১ ੧ ૧ ୧ ௧ ౧ ೧ ൧ ෧ ๑ ໑ ༡ ၁ ႑ ១ ᠑ ᥇ ᧑ ᪁ ᪑ ᭑ ᮱ ᱁ ᱑ ꘡ ꣑ ꤁ ꧑ ꧱ ꩑ ꯱ 𐒡 𐴱 𐵁 𑁧 𑃱 𑄷 𑇑 𑋱 𑑑 𑓑 𑙑 𑛁 𑛑 𑛛 𑜱 𑣡 𑥑 𑯱 𑱑 𑵑 𑶡 𑷡 𑽑 𖄱 𖩡 𖫁 𖭑 𖵱 𞅁 𞋱 𞓱 𞗲 𞥑', ' '),
  split('٢ ۲ ߂ २ ২ ੨ ૨ ୨ ௨ ౨ ೨ ൨ ෨ ๒ ໒ ༢ ၂ ႒ ២ ᠒ ᥈ ᧒ ᪂ ᪒ ᭒ ᮲ ᱂ ᱒ ꘢ ꣒ ꤂ ꧒ ꧲ ꩒ ꯲ 𐒢 𐴲 𐵂 𑁨 𑃲 𑄸 𑇒 𑋲 𑑒 𑓒 𑙒 𑛂 𑛒 𑛜 𑜲 𑣢 𑥒 𑯲 𑱒 𑵒 𑶢 𑷢 𑽒 𖄲 𖩢 𖫂 𖭒 𖵲 𞅂 𞋲 𞓲 𞗳 𞥒', ' '),
  split('٣ ۳ ߃ ३ ৩ ੩ ૩ ୩ ௩ ౩ ೩ ൩ ෩ ๓ ໓ ༣ ၃ ႓ ៣ ᠓ ᥉ ᧓ ᪃ ᪓ ᭓ ᮳ ᱃ ᱓ ꘣ ꣓ ꤃ ꧓ ꧳ ꩓ ꯳ 𐒣 𐴳 𐵃 𑁩 𑃳 𑄹 𑇓 𑋳 𑑓 𑓓 𑙓 𑛃 𑛓 𑛝 𑜳 𑣣 𑥓 𑯳 𑱓 𑵓 𑶣 𑷣 𑽓 𖄳 𖩣 𖫃 𖭓 𖵳 𞅃 𞋳 𞓳 𞗴 𞥓', ' '),
  split('٤ ۴ ߄ ४ ৪ ੪ ૪ ୪ ௪ ౪ ೪ ൪ ෪ ๔ ໔ ༤ ၄ ႔ ៤ ᠔ ᥊ ᧔ ᪄ ᪔ ᭔ ᮴ ᱄ ᱔ ꘤ ꣔ ꤄ ꧔ ꧴ ꩔ ꯴ 𐒤 𐴴 𐵄 𑁪 𑃴 𑄺 𑇔 𑋴 𑑔 𑓔 𑙔 𑛄 𑛔 𑛞 𑜴 𑣤 𑥔 𑯴 𑱔 𑵔 𑶤 𑷤 𑽔 𖄴 𖩤 𖫄 𖭔 𖵴 𞅄 𞋴 𞓴 𞗵 𞥔', ' '),
  split('٥ ۵ ߅ ५ ৫ ੫ ૫ ୫ ௫ ౫ ೫ ൫ ෫ ๕ ໕ ༥ ၅ ႕ ៥ ᠕ ᥋ ᧕ ᪅ ᪕ ᭕ ᮵ ᱅ ᱕ ꘥ ꣕ ꤅ ꧕ ꧵ ꩕ ꯵ 𐒥 𐴵 𐵅 𑁫 𑃵 𑄻 𑇕 𑋵 𑑕 𑓕 𑙕 𑛅 𑛕 𑛟 𑜵 𑣥 𑥕 𑯵 𑱕 𑵕 𑶥 𑷥 𑽕 𖄵 𖩥 𖫅 𖭕 𖵵 𞅅 𞋵 𞓵 𞗶 𞥕', ' '),
  split('٦ ۶ ߆ ६ ৬ ੬ ૬ ୬ ௬ ౬ ೬ ൬ ෬ ๖ ໖ ༦ ၆ ႖ ៦ ᠖ ᥌ ᧖ ᪆ ᪖ ᭖ ᮶ ᱆ ᱖ ꘦ ꣖ ꤆ ꧖ ꧶ ꩖ ꯶ 𐒦 𐴶 𐵆 𑁬 𑃶 𑄼 𑇖 𑋶 𑑖 𑓖 𑙖 𑛆 𑛖 𑛠 𑜶 𑣦 𑥖 𑯶 𑱖 𑵖 𑶦 𑷦 𑽖 𖄶 𖩦 𖫆 𖭖 𖵶 𞅆 𞋶 𞓶 𞗷 𞥖', ' '),
  split('٧ ۷ ߇ ७ ৭ ੭ ૭ ୭ ௭ ౭ ೭ ൭ ෭ ๗ ໗ ༧ ၇ ႗ ៧ ᠗ ᥍ ᧗ ᪇ ᪗ ᭗ ᮷ ᱇ ᱗ ꘧ ꣗ ꤇ ꧗ ꧷ ꩗ ꯷ 𐒧 𐴷 𐵇 𑁭 𑃷 𑄽 𑇗 𑋷 𑑗 𑓗 𑙗 𑛇 𑛗 𑛡 𑜷 𑣧 𑥗 𑯷 𑱗 𑵗 𑶧 𑷧 𑽗 𖄷 𖩧 𖫇 𖭗 𖵷 𞅇 𞋷 𞓷 𞗸 𞥗', ' '),
  split('٨ ۸ ߈ ८ ৮ ੮ ૮ ୮ ௮ ౮ ೮ ൮ ෮ ๘ ໘ ༨ ၈ ႘ ៨ ᠘ ᥎ ᧘ ᪈ ᪘ ᭘ ᮸ ᱈ ᱘ ꘨ ꣘ ꤈ ꧘ ꧸ ꩘ ꯸ 𐒨 𐴸 𐵈 𑁮 𑃸 𑄾 𑇘 𑋸 𑑘 𑓘 𑙘 𑛈 𑛘 𑛢 𑜸 𑣨 𑥘 𑯸 𑱘 𑵘 𑶨 𑷨 𑽘 𖄸 𖩨 𖫈 𖭘 𖵸 𞅈 𞋸 𞓸 𞗹 𞥘', ' '),
  split('٩ ۹ ߉ ९ ৯ ੯ ૯ ୯ ௯ ౯ ೯ ൯ ෯ ๙ ໙ ༩ ၉ ႙ ៩ ᠙ ᥏ ᧙ ᪉ ᪙ ᭙ ᮹ ᱉ ᱙ ꘩ ꣙ ꤉ ꧙ ꧹ ꩙ ꯹ 𐒩 𐴹 𐵉 𑁯 𑃹 𑄿 𑇙 𑋹 𑑙 𑓙 𑙙 𑛉 𑛙 𑛣 𑜹 𑣩 𑥙 𑯹 𑱙 𑵙 𑶩 𑷩 𑽙 𖄹 𖩩 𖫉 𖭙 𖵹 𞅉 𞋹 𞓹 𞗺 𞥙', ' ')
] AS digits
MATCH (i:Identifier)
WHERE NOT i.value =~ '[\\x00-\\x7f]*'
WITH i, formats, parting, digits, normalize(reduce(seen = i.value, sign IN unseen | replace(seen, sign, '')), NFKC) AS plain
WITH i, plain, parting,
     CASE WHEN i.kind = 'phone' THEN reduce(
       number = reduce(seen = plain, sign IN formats | replace(seen, sign, '')), digit IN range(0, 9) |
       reduce(written = number, sign IN digits[digit] | replace(written, sign, toString(digit)))
     ) END AS number
// A space that leads a number was a + before a query string swallowed it.
WITH i, plain, parting, CASE WHEN number =~ '(?s)[\\s\u1680\u2028\u2029][0-9].*' THEN '+' + substring(number, 1) ELSE number END AS number
WITH i, CASE i.kind WHEN 'phone' THEN reduce(bare = number, sign IN parting | replace(bare, sign, '')) ELSE toLower(trim(plain)) END AS folded
WHERE i.folded <> folded
CALL (i, folded) {
  SET i.folded = folded
} IN TRANSACTIONS OF 1000 ROWS;
