import { validTime, type Version } from '#domain/memory/memory.js';
import { holdsAt } from '#domain/memory/period.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';
import { eventKey } from '#domain/plans/event-match.js';
import type { Settled } from '#domain/reconcile/decision-types.js';
import { endVersions } from '#domain/reconcile/end-versions.js';
import { place } from '#domain/reconcile/placement.js';
import { reconcile, type ReconcileRules } from '#domain/reconcile/reconcile.js';
import { endOfDenied } from '#domain/reconcile/settle-denial.js';
import { supersede } from '#domain/reconcile/supersede.js';

/** @returns midnight UTC of a day such as `2026-01-05`, or the instant itself if it has a time. */
export function at(iso: string): Date {
  return new Date(iso);
}

/** @returns the day of an instant, for answers that are read in a test; `null` stays. */
export function dayOf(instant: Date | null): string | null {
  return instant && instant.toISOString().slice(0, 10);
}

const PLAIN: Statement = {
  text: 'She lives in Porto.',
  kind: 'semantic',
  attribute: 'current_city',
  value: 'Porto',
  cardinality: 'one',
  mode: 'change',
  polarity: 'holds',
  supersedes: null,
  saidAt: at('2026-01-05'),
  validFrom: null,
  validTo: null,
  importance: 0.5,
  confidence: 0.8,
  tags: [],
  precision: null,
  expression: null,
  startsAt: null,
  endsAt: null,
  moved: false,
  subject: null,
  verb: null,
  object: null,
  aliases: [],
  status: null,
  turnId: null,
  quote: null,
};

/** @returns a statement about a single-valued attribute, with what the test says about it. */
export function statement(stated: Partial<Statement> = {}): Statement {
  return { ...PLAIN, ...stated };
}

/** @returns a statement of which city she lives in. */
export function city(value: string, stated: Partial<Statement> = {}): Statement {
  return statement({ text: `She lives in ${value}.`, value, ...stated });
}

/** @returns free text: no attribute, no value, as many beside each other as are told. */
export function freeText(text: string, stated: Partial<Statement> = {}): Statement {
  return statement({ text, attribute: null, value: null, cardinality: 'unknown', ...stated });
}

/** @returns a version that is believed since the start of 2026, with what the test says about it. */
export function version(id: string, about: Partial<Version> = {}): Version {
  const { mode: _, supersedes: __, cardinality: ___, moved: ____, ...fact } = PLAIN;
  return {
    ...fact,
    id,
    contactId: 'contact',
    factId: 'fact',
    validFrom: at('2026-01-01'),
    validTo: null,
    startsKnown: true,
    recordedAt: at('2026-01-01'),
    supersededAt: null,
    ...about,
  };
}

/** @returns the version that she lives in a city over a period of days; `null` is an open end. */
export function lives(value: string, from: string, to: string | null): Version {
  return version(`${value}-${from}`, {
    value,
    text: `She lives in ${value}.`,
    validFrom: at(from),
    validTo: to === null ? null : at(to),
  });
}

/** @returns where a statement finds its place, as a test reads it. */
export function placed(stated: Statement, slot: readonly Version[], named: Version | null = null): unknown {
  const placement = place(stated, slot, named);
  return {
    period: [dayOf(placement.period.from), dayOf(placement.period.to)],
    closes: placement.closes.map(({ version: { id }, as }) => `${as} ${id}`),
    restates: placement.restates?.id ?? null,
  };
}

const STRUCTURE: ReconcileRules = { by: 'structure', update: 0.95, add: 0.8, floor: 0.6 };

/** One contact's memory without a database: plans are carried out on a list. */
export class MemoryModel {
  readonly versions: Version[] = [];
  readonly #restatements: { readonly id: string; readonly saidAt: Date }[] = [];
  #minted = 0;

  constructor(versions: readonly Version[] = []) {
    this.versions.push(...versions);
  }

  /** Tells a statement as the service would, and carries out its plan. */
  tell(stated: Statement, now: Date): Settled {
    const current = this.current().map((found) => this.#asRestated(found));
    const same = (found: Version): boolean =>
      stated.cardinality === 'one' ? found.attribute === stated.attribute : sameFact(found, stated);
    const settled = reconcile(
      stated,
      {
        slot: current.filter(same),
        named: current.find(({ id }) => id === stated.supersedes) ?? null,
        events: current.filter((found) => eventKey(found) !== null && eventKey(found) === eventKey(stated)),
        candidates: [],
      },
      STRUCTURE,
      null,
    ) as Settled;
    if (settled.withdraws) this.#close([settled.withdraws.id], now);
    else if (settled.denies) this.#deny(stated, settled.denies, now);
    else if (settled.placement.restates) this.#restatements.push({ id: settled.placement.restates.id, ...stated });
    else if (!settled.denial) this.#carryOut(settled.statement ?? stated, settled, now);
    return settled;
  }

  /** @returns what is believed after every write so far, in valid time. */
  current(): Version[] {
    return this.versions
      .filter(({ supersededAt }) => supersededAt === null)
      .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  }

  /** @returns the values that hold at an instant, as they are believed now, or were at `knownAt`. */
  values(validAt: Date, knownAt?: Date): (string | null)[] {
    const believed = knownAt
      ? this.versions.filter((found) => holdsAt({ from: found.recordedAt, to: found.supersededAt }, knownAt))
      : this.current();
    return believed.filter((found) => holdsAt(validTime(found), validAt)).map(({ value, text }) => value ?? text);
  }

  #carryOut(stated: Statement, settled: Settled, now: Date): void {
    const plan = supersede(stated, 'contact', settled, now, () => `v${++this.#minted}`);
    this.#close(plan.closes, now);
    this.versions.push(...plan.opens.map(({ version: opened }) => opened));
  }

  #asRestated(found: Version): Version {
    const said = this.#restatements.filter(({ id }) => id === found.id).map(({ saidAt }) => saidAt);
    const last = said.reduce((one, other) => (one > other ? one : other), lastSaidAt(found));
    return last > found.saidAt ? { ...found, restatedAt: last } : found;
  }

  #deny(stated: Statement, denied: readonly Version[], now: Date): void {
    const plan = endVersions(denied, endOfDenied(stated), stated, now, () => `v${++this.#minted}`);
    this.#close(plan.closes, now);
    this.versions.push(...plan.opens.map(({ version: opened }) => opened));
  }

  #close(ids: readonly string[], now: Date): void {
    this.versions.forEach((found, i) => {
      if (ids.includes(found.id)) this.versions[i] = { ...found, supersededAt: now };
    });
  }
}

function sameFact(found: Version, stated: Statement): boolean {
  return found.attribute === stated.attribute && (found.value ?? found.text) === (stated.value ?? stated.text);
}
