const NUMBERS = ['7', '12', '221', '2019', '5'];
const NAMES = ['April', 'June', 'May', 'August', 'Summer', 'Autumn'];

/** Sentences that hold numbers, names and words like those of times, and speak of none. */
export function negatives(): string[] {
  return [...things(), ...counts(), ...names(), ...numbers(), ...idioms(), ...results(), ...named()];
}

function things(): string[] {
  const labels = ['room', 'flight', 'gate', 'bus', 'chapter', 'version', 'platform', 'model', 'apartment', 'page'];
  return labels.flatMap((label) =>
    NUMBERS.filter((number) => number !== '2019').flatMap((number) => [
      `We met in ${label} ${number}`,
      `It is ${label} ${number}, as you know`,
      `The ${label} ${number} was full`,
    ]),
  );
}

function counts(): string[] {
  const nouns = ['people', 'guests', 'dollars', 'pages', 'emails', 'km', 'percent', 'copies'];
  return nouns.flatMap((noun) =>
    ['12', '5', 'twenty', '90', '60', 'two'].flatMap((number) => [`There are ${number} ${noun} here`, `It took ${number} ${noun}`]),
  ); // prettier-ignore
}

function names(): string[] {
  return NAMES.flatMap((name) => [`${name} Jones is my colleague`, `${name} and her brother like tea`]).filter(
    (text) => !/^(?:April|June|August)/.test(text),
  );
}

function numbers(): string[] {
  return [
    'the release is v2.3', 'version 2.3.1 is out', 'upgrade to v2019.4', '1 in 5 do not know', 'one in ten do', 'call 555-2019', 'call +1 415 555 0132', 'order #20418-7', 'order VQ1YD',
    'the score was 3 - 2', 'we won 5-3', 'a ratio of 16:9 pixels', 'mix 2 / 3 of it', 'about 1/2 of them', 'room 7B', 'the code is 4821', 'it weighs 3.5 kg', 'IP 10.0.12.5', 'ISBN 978-3-16-148410-0',
    'pi is 3.14', 'a 9-5 lead in sets', 'section 4.2', 'add 2 and 3', 'chapters 3 - 5', 'a 24/7 hotline', 'it is 50 - 50', 'size 12 14 16', 'the route 66', 'part 2 of 3', 'seats 12, 13 and 14',
  ]; // prettier-ignore
}

function idioms(): string[] {
  return [
    'the rest of us agree', 'the rest of the cake', 'rest assured', 'get some rest', 'the remaining guests left', 'she left of her own will', 'we march on', 'you may go', 'it fell apart', 'spring rolls for all',
    'half of them', 'a quarter of it', 'the tens of thousands of people', 'hundreds of messages', 'done in hundreds of ways', 'the two thousand people', 'two thousand people came', 'nineteen hundred people came',
    'the person of the century', 'the next one is better', 'the one after the next', 'the last one', 'she sat with us', 'the sun was out', 'they wed in church', 'a good deal', 'good morning to all', 'present company excepted', 'at your own pace',
    'up to date software', 'to date him is fun', 'twice a week', 'once a week on average', 'five days a week', 'the working class', 'business as usual', 'a rest day', 'I will rest now and then', 'from start to end', 'in the long run', 'hence the name',
  ]; // prettier-ignore
}

/** Scores, marks and shares. */
function results(): string[] {
  const scores = ['3-2', '0 - 4', '7-10', '2–1'];
  return [
    ...['We won {}', 'They lost {} to York', 'Leeds beat us {} away', 'The result was {}, at least'].flatMap((frame) => scores.map((score) => frame.replace('{}', score))),
    ...['1/2', '3/4', '1/2-3/4'].flatMap((share) => ['cup', 'inch', 'of a cup', 'tablet'].map((unit) => `Take ${share} ${unit} of it`.replace(' of it', unit === 'of a cup' ? '' : ' of it'))),
    ...['once', 'twice', 'three times', '4 times'].flatMap((often) => ['a week', 'a month', 'one year'].map((unit) => `We met ${often} in ${unit}`)),
    '10/10 would recommend', '5/7 stars from me', 'sixteen hundred people came', 'they sat at fourteen hundred metres', 'it took 18h',
  ]; // prettier-ignore
}

/** Things that are named after a day, and lateness. */
function named(): string[] {
  return [
    ...['Christmas', 'Halloween', 'Easter', 'Thanksgiving', "Valentine's"].flatMap((day) => ['cards', 'decorations', 'songs', 'recipe'].map((thing) => `We have ${day} ${thing}`)),
    'in my late twenties', 'her early 40s were hard', 'she is in her mid thirties', 'he was in his very early 20s', 'one night we danced', 'it was one evening', 'that may be', 'that march was long', 'come march with us', 'at the turn of the century',
    'happy new year to all', 'Merry Christmas!', 'have a great weekend', 'it was on a sunny weekend', 'we are here 24/7', 'the 6th through the 9th grade', 'every third Thursday we bowl', 'it is every other Friday', 'each and every single Monday', 'it feels like yesterday', 'it seems like only yesterday', 'I remember it as if it were yesterday', 'as though it was just yesterday', 'a last minute deal', 'at the last minute', 'until the last minute', 'I gave a weekend class', 'it is a weekend house', "it's been a few days since we chatted", 'been two weeks since we last spoke', 'how about the Tuesday after',
  ]; // prettier-ignore
}
