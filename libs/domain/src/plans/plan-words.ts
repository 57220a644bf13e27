import { folded } from '#domain/text/folded.js';

/**
 * Words for each kind of appointment. A word that several kinds share ("check-up") is generic; without other words it
 * means the first of its kinds. This is not a thesaurus: only what people say for an appointment when they move it.
 */
const KINDS: Readonly<Record<string, string>> = {
  dental: 'dentist dental tooth teeth orthodontist hygienist filling braces denture dentures',
  medical: 'doctor physician gp hospital medical surgeon',
  eye: 'optician optometrist ophthalmologist eye eyes glasses',
  vet: 'vet veterinarian veterinary',
  mind: 'therapist therapy psychologist psychiatrist counsellor counselor counselling counseling',
  physio: 'physio physiotherapist physiotherapy',
  hair: 'haircut hairdresser barber hair stylist',
  flight: 'flight fly flying plane airline',
  trip: 'trip travel travelling journey holiday holidays vacation',
  gym: 'gym workout training trainer',
  garage: 'garage mechanic',
  party: 'party celebration birthday wedding',
  delivery: 'delivery parcel package courier',
  jab: 'jab vaccine vaccination',
  breakfast: 'breakfast',
  lunch: 'lunch brunch',
  dinner: 'dinner supper',
};
const MEALS = ['dinner', 'lunch', 'breakfast'];
const TREATMENT = ['medical', 'dental', 'eye', 'vet', 'mind', 'physio'];
/** General names for places of treatment and what is done there. */
const GENERIC: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['checkup', 'clinic', 'nurse', 'exam', 'examination', 'consultation', 'dr'].map((word) => [word, TREATMENT]),
  ),
  salon: ['hair'],
  ...Object.fromEntries(['table', 'restaurant', 'meal'].map((word) => [word, MEALS])),
};
const KIND_OF = new Map<string, readonly string[]>([
  ...Object.entries(KINDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, [kind]] as const)),
  ...Object.entries(GENERIC),
]);

/** Nouns for any appointment; they say that one is meant, but not which. */
const APPOINTMENT = new Set('appointment appt booking visit session slot reservation plan'.split(' '));
/** Not called an appointment. */
const NO_APPOINTMENT = new Set(['flight', 'trip', 'party', 'delivery', ...MEALS]);

/** The contact takes part, whoever hosts it. */
const GATHERINGS = new Set(['party', ...MEALS]);

/** Words that do not tell which plan is meant: grammar, who passes it on, what is done with it, and when. */
const SILENT = new Set(
  `a an the this that these those my our your his her their its i we you he she they it me us him them one
   and or but so to of for with at on in by from into onto till until off up out over back forward ahead about around
   is are was were be been being am s t re ve ll d m do does did has have had having can cannot could must should will
   would not no n any won isn wasn aren all more anymore longer again also too very just now then here there please sorry unfortunately
   sadly yes ok okay well actually instead after before because since due today tomorrow yesterday tonight morning
   afternoon evening night noon midnight day week weekend month year hour hours minute minutes days weeks next last
   coming monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun january
   february march april may june july august september october november december jan feb mar apr jun jul aug sep sept
   oct nov dec am pm clock o half quarter past first second third daily weekly time date new old
   call called calling rang ring phoned phone said says told asked wrote texted emailed messaged let know got get getting
   need needs needed make makes made go goes going gone come comes coming unable able happen happening take takes place
   office practice reception receptionist secretary assistant team staff people somebody someone planned scheduled
   unavailable available ill sick busy mr mrs ms miss prof sir madam see sees seeing meet meets attend really only
   cancel cancels cancelled canceled cancelling canceling cancellation move moves moved moving reschedule rescheduled
   rescheduling rearrange rearranged rebook rebooked postpone postponed postponing push pushed put shift shifted delay
   delayed change changed switch switched swap swapped bump bumped bring brought pull pulled scrap scrapped skip skipping
   indefinitely further notice earlier later drop dropped fell fallen through ahead`
    .split(/\s+/)
    .filter(Boolean),
);

/** The parts of a few words about a plan. */
export interface PlanWords {
  /** Without grammar, times and endings; also without "dr", which names nobody. */
  readonly words: readonly string[];
  /** An appointment is mentioned, but not which. */
  readonly namesOne: boolean;
}

/** @returns the words that tell a plan from others. */
export function planWords(text: string): PlanWords {
  const said = folded(text)
    .replaceAll(/check[ -]?ups?/gu, 'checkup')
    .replaceAll(/one[ -]on[ -]one|1[ -:]?1|1:1/gu, 'oneonone')
    .match(/\p{L}[\p{L}\p{M}]*|\p{N}{3,}/gu);
  const words = (said ?? []).filter((word) => !SILENT.has(word)).map(stem);
  return {
    words: [...new Set(words.filter((word) => !APPOINTMENT.has(word)))],
    namesOne: words.some((word) => APPOINTMENT.has(word)),
  };
}

/** How well words name a plan: by the same words, by other words of its kind, or not at all. */
export type Likeness = 'same' | 'kind' | 'none';

/**
 * Every word has to fit: "the flight to Delhi" is not the one to Goa. A generic word stands for any of its kinds. A
 * word of one kind does not stand for another: "the dentist" need not be the check-up with Dr Rao.
 */
export function likeness(named: readonly string[], plan: readonly string[]): Likeness {
  const known = new Set(plan);
  const words = named.filter((word) => word !== 'dr');
  if (words.every((word) => known.has(word))) return 'same';
  return words.every((word) => known.has(word) || isOfKind(word, plan)) ? 'kind' : 'none';
}

/** @returns whether a plan can be called an appointment. */
export function isAppointment(plan: readonly string[]): boolean {
  return !plan.some((word) => (KIND_OF.get(word) ?? []).some((kind) => NO_APPOINTMENT.has(kind)));
}

/** @returns whether several people take part in a plan: somebody else's wedding is also the contact's plan. */
export function isGathering(plan: readonly string[]): boolean {
  return plan.some((word) => (KIND_OF.get(word) ?? []).some((kind) => GATHERINGS.has(kind)));
}

/** @returns whether they share a word or a kind: enough to ask, not to decide. */
export function shareWordOrKind(named: readonly string[], plan: readonly string[]): boolean {
  const kinds = new Set(plan.flatMap((word) => KIND_OF.get(word) ?? []));
  return named.some((word) => plan.includes(word) || (KIND_OF.get(word) ?? []).some((kind) => kinds.has(kind)));
}

function isOfKind(word: string, plan: readonly string[]): boolean {
  const kinds = KIND_OF.get(word) ?? [];
  const ofPlan = plan.flatMap((one) => (KIND_OF.has(one) ? [KIND_OF.get(one) as readonly string[]] : []));
  const certain = ofPlan.filter(({ length }) => length === 1).flat();
  if (certain.length > 0) return kinds.some((kind) => certain.includes(kind));
  return ofPlan.some(([principal]) => principal === kinds[0]);
}

/** Removes plurals only: "flights" and "flight" are the same word. */
function stem(word: string): string {
  if (KIND_OF.has(word) || word.length < 4) return word;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
