import fc from 'fast-check';
import { Ancestry, type Commit } from './ancestry.js';
import { ringOf } from './ring.js';

/** Any history: each commit has up to three earlier ones as parents, so there are merges, forks and several roots. */
const history: fc.Arbitrary<Commit[]> = fc
  .array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 60 })
  .map((all) =>
    all.map((some, i) => {
      const parents = i === 0 ? [] : [...new Set(some.map((one) => one % i))].map((one) => `c${one}`);
      return { id: `c${i}`, parents };
    }),
  );

function ancestryOf(commits: readonly Commit[]): Ancestry {
  const ancestry = new Ancestry();
  for (const commit of commits) ancestry.add(commit);
  return ancestry;
}

/** The transitive closure, as slowly and plainly as can be. */
function closureOf(commits: readonly Commit[]): Map<string, Set<string>> {
  const closure = new Map(commits.map(({ id, parents }) => [id, new Set([id, ...parents])]));
  for (let grew = true; grew;) {
    grew = false;
    for (const reached of closure.values()) {
      const before = reached.size;
      for (const one of [...reached]) for (const more of closure.get(one) ?? []) reached.add(more);
      grew ||= reached.size > before;
    }
  }
  return closure;
}

describe('an ancestry', () => {
  it('reaches what the transitive closure of the parents has, in whatever order the commits are told', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (commits, dice) => {
        const shuffled = commits
          .map((commit) => ({ commit, at: Number(dice.next().value) }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ commit }) => commit);
        const [ancestry, closure] = [ancestryOf(shuffled), closureOf(commits)];
        for (const { id } of commits) {
          const reach = ancestry.reachOf(id);
          expect(commits.filter((one) => reach.has(one.id)).map((one) => one.id)).toEqual(
            commits.filter((one) => closure.get(id)?.has(one.id)).map((one) => one.id),
          );
        }
      }),
    );
  });

  it('lies between two revisions with what one of them has and the other has not', () => {
    fc.assert(
      fc.property(history, fc.nat(), fc.nat(), (commits, a, b) => {
        const [from, to] = [`c${a % commits.length}`, `c${b % commits.length}`];
        const [ancestry, closure] = [ancestryOf(commits), closureOf(commits)];
        const expected = commits.filter(({ id }) => closure.get(from)?.has(id) !== closure.get(to)?.has(id));
        expect(ancestry.between(from, to)).toEqual(expected.map(({ id }) => ancestry.numberOf(id)));
      }),
    );
  });

  it('knows a parent that was named and not told as missing, and not as told', () => {
    const ancestry = ancestryOf([{ id: 'child', parents: ['parent'] }]);
    expect([ancestry.size, ancestry.missing, ancestry.has('parent')]).toEqual([1, 1, false]);
    ancestry.add({ id: 'parent', parents: [] });
    expect([ancestry.size, ancestry.missing, ancestry.has('parent')]).toEqual([2, 0, true]);
  });

  it('reaches further when a missing parent is told after it was asked', () => {
    const ancestry = ancestryOf([{ id: 'child', parents: ['parent'] }]);
    expect(ancestry.reachOf('child').has('root')).toBe(false);
    ancestry.add({ id: 'parent', parents: ['root'] });
    ancestry.add({ id: 'root', parents: [] });
    expect(ancestry.reachOf('child').has('root')).toBe(true);
  });

  it('reaches nothing of a revision that nobody told', () => {
    const reach = ancestryOf([{ id: 'root', parents: [] }]).reachOf('other');
    expect([reach.has('root'), reach.has('other')]).toEqual([false, false]);
  });

  it('walks a line of 200,000 revisions', () => {
    const commits = Array.from({ length: 200_000 }, (_, i) => ({ id: `c${i}`, parents: i === 0 ? [] : [`c${i - 1}`] }));
    const reach = ancestryOf(commits).reachOf('c199999');
    expect(commits.every(({ id }) => reach.has(id))).toBe(true);
  });
});

describe('a ring', () => {
  it('is never found in a history, in whatever order and batches it is told', () => {
    fc.assert(
      fc.property(history, fc.nat(), fc.boolean(), (commits, at, newestFirst) => {
        const told = newestFirst ? commits.toReversed() : commits;
        const cut = at % (told.length + 1);
        const ancestry = ancestryOf(told.slice(0, cut));
        expect(ringOf(ancestry, told.slice(cut))).toBeNull();
      }),
    );
  });

  it('is found wherever an ancestor is given a descendant as its parent', () => {
    fc.assert(
      fc.property(history, fc.nat(), fc.nat(), (commits, a, b) => {
        const id = `c${a % commits.length}`;
        const descendants = commits.filter((one) => closureOf(commits).get(one.id)?.has(id));
        const parent = String(descendants[b % descendants.length]?.id);
        const last = { id, parents: [parent] };
        const others = commits.filter((one) => one.id !== id);
        expect(ringOf(ancestryOf(others), [last])).not.toBeNull();
        expect(ringOf(new Ancestry(), [...others, last])).not.toBeNull();
      }),
    );
  });

  it('is what a revision makes that is its own parent', () => {
    expect(ringOf(new Ancestry(), [{ id: 'a', parents: ['a'] }])).toBe('a');
  });

  it('is looked for without recursion', () => {
    const commits = Array.from({ length: 200_000 }, (_, i) => ({ id: `c${i}`, parents: [`c${i + 1}`] }));
    expect(ringOf(new Ancestry(), commits)).toBeNull();
    expect(ringOf(new Ancestry(), [...commits, { id: 'c200000', parents: ['c0'] }])).not.toBeNull();
  });
});
