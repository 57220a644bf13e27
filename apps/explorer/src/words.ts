import type { Schemas } from '@palimpsest/client';

type Step = Schemas['Step'];
type Outcome = Schemas['Decision']['outcome'];

const AS: Readonly<Record<Step['as'], string>> = {
  added: 'First told',
  change: 'Changed: what was so before stays true of its time',
  correction: 'Corrected: what was said before never was so',
  extension: 'Told to hold for longer, or to have ended',
  remainder: 'What is left of an earlier version, beside what was told later',
  filed: 'Filed: tier, pins or category were set',
  merge: 'Brought by merging two contacts',
  revert: 'Believed again, since a decision was undone',
  ended: 'Said to hold no longer',
  corrected: 'Said never to have been so',
  withdrawn: 'Withdrawn: believed no longer, and nothing took its place',
  reverted: 'Believed no longer, since the decision was undone',
  forgotten: 'Forgotten: its words are kept nowhere',
};

const DECIDED_BY: Readonly<Record<NonNullable<Step['decidedBy']>, string>> = {
  caller: 'by whoever stated it',
  attribute: 'by a rule of its attribute',
  event: 'by the parts of the event',
  classifier: 'by the small model on the machine of the service',
  threshold: 'by how alike they are',
  arbiter: 'by the language model',
  extractor: 'by what was read from the session',
  default: 'by no rule: nothing else applied',
};

const EXTRACTIONS: Readonly<Record<Schemas['Extraction']['status'], string>> = {
  none: 'Not extracted',
  collecting: 'Extraction waits for the end of the session',
  waiting: 'Extraction waits for its turn',
  running: 'Being extracted',
  retrying: 'Extraction failed and is tried again',
  dead: 'Extraction was given up',
  done: 'Extracted',
};

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  added: 'It would be added beside what is believed.',
  restated: 'It would restate what is believed already.',
  superseded: 'It would take the place of what is believed.',
  ended: 'It would end what is believed.',
  corrected: 'It would correct what is believed: that never was so.',
  withdrawn: 'It would withdraw what is believed.',
};

/** @returns what a step of a chain of beliefs means. */
export function stepInWords(as: Step['as']): string {
  return AS[as];
}

/** @returns who or what made a decision. */
export function deciderInWords(decidedBy: NonNullable<Step['decidedBy']>): string {
  return DECIDED_BY[decidedBy];
}

/** @returns how far the extraction of a session is. */
export function extractionInWords(status: Schemas['Extraction']['status']): string {
  return EXTRACTIONS[status];
}

/** @returns what a dry run says would happen. */
export function outcomeInWords(outcome: Outcome): string {
  return OUTCOMES[outcome];
}

/** @returns between which revisions something holds; `null` where it holds at all of them. */
export function revisionsInWords({
  repository,
  validFromRevision: from,
  validToRevision: to,
}: Pick<Schemas['Memory'], 'repository' | 'validFromRevision' | 'validToRevision'>): string | null {
  if (from === null && to === null) return null;
  return [repository, from && `since ${from}`, to && `until ${to}`].filter((part) => part !== null).join(', ');
}
