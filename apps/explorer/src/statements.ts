/** What is read of a memory to say it again. */
export interface Sayable {
  readonly id: string;
  readonly kind: 'semantic' | 'episodic' | 'procedural';
  /** How it is meant. */
  readonly modality: 'fact' | 'plan' | 'wish' | 'hearsay';
  readonly text: string;
  readonly attribute: string | null;
  readonly value: string | null;
  readonly subject: string | null;
  readonly agentId: string | null;
  readonly importance: number;
  readonly tags: readonly string[];
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly startsKnown: boolean;
  /** Between which revisions it holds. */
  readonly repository: string | null;
  readonly validFromRevision: string | null;
  readonly validToRevision: string | null;
}

/** A statement as `remember` takes it. */
export interface Stated {
  readonly text: string;
  readonly kind?: Sayable['kind'];
  readonly modality?: Sayable['modality'];
  readonly attribute?: string;
  readonly value?: string;
  readonly subject?: string;
  readonly agentId?: string;
  readonly importance?: number;
  readonly tags?: string[];
  readonly polarity?: 'ends';
  readonly as?: 'correction';
  readonly supersedes?: string;
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly repository?: string;
  readonly validFromRevision?: string;
  readonly validToRevision?: string;
  readonly reason?: string;
}

/** @returns that something else was so, in the same period; where nobody said since when, the service takes over what is known of that. */
export function correction(memory: Sayable, text: string, value: string, reason: string): Stated {
  return {
    ...shared(memory, reason),
    text,
    ...(memory.attribute === null || value === '' ? {} : { value }),
    as: 'correction',
    supersedes: memory.id,
    ...(memory.startsKnown ? { validFrom: memory.validFrom } : {}),
    ...(memory.validTo === null ? {} : { validTo: memory.validTo }),
    importance: memory.importance,
    tags: [...memory.tags],
  };
}

/** @returns that it is so no longer; `at` as people say it ("last Friday"), empty for now. */
export function ending(memory: Sayable, at: string, reason: string): Stated {
  return {
    ...shared(memory, reason),
    text: memory.text,
    ...(memory.value === null ? {} : { value: memory.value }),
    polarity: 'ends',
    supersedes: memory.id,
    ...(at === '' ? {} : { validTo: at }),
  };
}

/** A wish stays a wish: said as a fact it would take the place of what is so. What holds between revisions is said of these alone. */
function shared(memory: Sayable, reason: string): Omit<Stated, 'text'> {
  const { kind, modality, attribute, subject, agentId, repository, validFromRevision, validToRevision } = memory;
  return {
    kind,
    modality,
    ...(attribute === null ? {} : { attribute }),
    ...(subject === null ? {} : { subject }),
    ...(agentId === null ? {} : { agentId }),
    ...(repository === null ? {} : { repository }),
    ...(validFromRevision === null ? {} : { validFromRevision }),
    ...(validToRevision === null ? {} : { validToRevision }),
    ...(reason === '' ? {} : { reason }),
  };
}
