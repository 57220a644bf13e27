import { folded } from '#domain/text/folded.js';
import { isSameStem, wordsOf } from './words.js';

/** "Yes" in languages without a word list of their own. It only confirms the words said with it. */
export const YES_ELSEWHERE =
  'sí|sì|si claro|claro que si|claro|correcto|exacto|sim|certo|isso|exato|oui|exact|ja|genau|richtig|stimmt|esatto|tak|evet|da|हाँ|हां|जी|सही|да|верно|はい|そうです|是|是的|对|对的|對|نعم';

/** Words that add nothing to a "yes": of assent, of thanks, of the speaker, and of grammar. */
const PLAIN = new Set(
  `ja genau richtig stimmt ich wir bin sind ist habe hab haben wohne arbeite heiße mein meine meinen meinem meiner unser unsere das es der die
  dem den ein eine einen hier dort immer noch auch schon natürlich klar sicher gern gerne bitte danke vielen dank gut so in im an am bei zu zum
  zur gegen auf von mit stadt
  sí si yo soy estoy tengo vivo trabajo me mi mis es eso así el la los las lo un una en a al de del aquí allí todavía aún sigo claro que correcto
  exacto cierto verdad muy bien gracias por favor señor señora vale
  sim eu sou estou tenho moro trabalho meu minha é isso assim o os as um uma em no na nos nas ao à do da de aqui ali ainda certo exato mesmo
  obrigado obrigada
  oui je j suis ai c est ça cela tout fait bien sûr exact exactement effectivement mon ma mes notre le l les aux au du d y ici là encore toujours
  merci s il vous plaît madame monsieur voilà absolument
  sì esatto sono ho è giusto grazie mio mia di qui ancora dat klopt juist ik ben heb het een dank u graag det stämmer är jag min tack precis
  tak zgadza się dokładnie to jest mój moja dziękuję evet doğru teşekkürler
  да верно это так всё все правильно мой моя я у меня спасибо
  हाँ हां जी सही है हूँ बिल्कुल ठीक यही मैं मेरा मेरी मुझे में से धन्यवाद शुक्रिया نعم صحيح شكرا هذا`.split(/\s+/u),
);
/** The same for languages written without spaces, longest first. */
const UNSPACED =
  /そうです|お願いします|大丈夫です|その通り|ありがとうございます|はい|ですね|です|私|現在|是的|没错|沒錯|对的|谢谢|謝謝|现在|[えはがにでをもとよね是的对對我]/gu;
const IS_UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

const SINCE = /(?:^| )(?:seit|desde|depuis)(?= )/u;
/** What follows "since". */
const TIME =
  /^(?:\d{1,4}|seit|desde|depuis|hace|il|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|jahr(?:en)?|monat(?:en)?|wochen?|tagen|letztem|letzter|zwei|drei|vier|fünf|sechs|zehn|años?|mes(?:es)?|semanas?|dos|tres|cuatro|cinco|seis|diez|pasado|pasada|ans?|année|mois|semaines?|deux|trois|quatre|cinq|six|dix|dernier|dernière|anos?|mês|dois|três)$/u;

/** People who are thanked or who do the same are not values: "ja, danke Frau Kurz", "sí, con mi madre". */
const SOMEBODY =
  /(?<!\p{L})(?:[Dd]anke|[Gg]racias|[Mm]erci|[Oo]brigad[oa]),?(?: \p{Lu}\p{L}+){1,2}|(?<!\p{L})(?:mit|con|avec|com) \p{Ll}{1,20} \p{L}{1,20}/gu;

/**
 * @param known what was asked, including the value.
 * @returns whether a reply has only words of assent or of the question. It may state since when, if the question did not ask that.
 */
export function addsNothing(reply: string, known: string): boolean {
  const knownWords = wordsOf(known);
  const mayTellSince = !SINCE.test(` ${folded(known)}`);
  return reply
    .replaceAll(SOMEBODY, ' ')
    .split(/[,.;:!…]/u)
    .every((clause) => {
      const isSince = mayTellSince && SINCE.test(` ${folded(clause)}`);
      return wordsOf(clause).every(
        (word) =>
          PLAIN.has(word) ||
          (isSince && TIME.test(word)) ||
          (IS_UNSPACED.test(word)
            ? addsNothingUnspaced(word, known)
            : knownWords.some((known) => isSameStem(known, word))),
      );
    });
}

/** Whether every character of an unspaced text adds nothing or occurs in the question. */
function addsNothingUnspaced(stretch: string, known: string): boolean {
  return [...stretch.replaceAll(UNSPACED, '')].every((sign) => known.includes(sign));
}
