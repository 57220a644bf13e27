import fc from 'fast-check';
import { type Around, type Drawable, graphOf, PERSON } from './graph.js';

const memory = (given: Partial<Drawable> & { id: string }): Drawable => {
  return { text: given.id, attribute: null, value: null, verb: null, entityId: null, subject: null, ...given };
};
const entity = (given: Partial<Around> & { id: string }): Around => {
  return { kind: 'person', name: null, role: null, mentionedIn: [], ...given };
};

describe('the graph around a person', () => {
  it('goes from the person to the values of what held', () => {
    const { edges, nodes } = graphOf('Asha', [memory({ id: 'm', attribute: 'current_city', value: 'Pune' })], []);
    expect(edges).toMatchObject([{ from: PERSON, to: 'value Pune', label: 'current city', memoryId: 'm' }]);
    expect(nodes.map(({ label }) => label)).toEqual(['Asha', 'Pune']);
  });

  it('goes to an entity that a memory mentions, not to the words of its value', () => {
    const works = memory({ id: 'm', attribute: 'employer', value: 'City Hospital' });
    const hospital = entity({ id: 'e', kind: 'organisation', name: 'City Hospital', mentionedIn: [works] });
    const { nodes } = graphOf('Asha', [works], [hospital]);
    expect(nodes.map(({ id }) => id)).toEqual([PERSON, 'e']);
  });

  it('puts whom a memory is about beside the person, once, by the role', () => {
    const told = [
      memory({ id: 'm', attribute: 'school', value: 'St. Mary', entityId: 'e' }),
      memory({ id: 'n', attribute: 'age', value: '7', entityId: 'e' }),
    ];
    const { edges } = graphOf('Asha', told, [entity({ id: 'e', name: 'Mia', role: 'daughter' })]);
    expect(edges.map(({ from, to, label }) => [from, label, to])).toEqual([
      [PERSON, 'daughter', 'e'],
      ['e', 'school', 'value St. Mary'],
      ['e', 'age', 'value 7'],
    ]);
  });

  it('says nothing of the person that is about somebody who was not read', () => {
    const lives = memory({ id: 'm', attribute: 'current_city', value: 'Paris', entityId: 'e', subject: 'Leo' });
    const { nodes, edges } = graphOf('Asha', [lives], []);
    expect(edges.map(({ from, to, label }) => [from, label, to])).toEqual([
      [PERSON, 'about', 'e'],
      ['e', 'current city', 'value Paris'],
    ]);
    expect(nodes.map(({ label }) => label)).toEqual(['Asha', 'Leo', 'Paris']);
  });

  it('leaves out whom nothing that held is about, and counts what says nothing of two things', () => {
    const { nodes, edges, inWords } = graphOf('Asha', [memory({ id: 'm' })], [entity({ id: 'e', role: 'sister' })]);
    expect([nodes.length, edges, inWords]).toEqual([1, [], 1]);
  });

  it('has no edge to or from what is no node, no edge twice, and every memory as an edge or counted', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const memories = fc.uniqueArray(
      fc.record({
        id,
        text: fc.string(),
        attribute: fc.option(fc.constant('age')),
        value: fc.option(fc.string()),
        verb: fc.constant(null),
        entityId: fc.option(id),
        subject: fc.option(fc.string()),
      }),
      { selector: (one) => one.id },
    );
    const around = fc.uniqueArray(
      fc.record({
        id,
        kind: fc.constant('person'),
        name: fc.option(fc.string()),
        role: fc.option(fc.string()),
        mentionedIn: fc.array(fc.record({ id })),
      }),
      { selector: (one) => one.id },
    );
    fc.assert(
      fc.property(memories, around, (told, known) => {
        const { nodes, edges, inWords } = graphOf('Asha', told, known);
        const ids = nodes.map((node) => node.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(edges.map((edge) => edge.id)).size).toBe(edges.length);
        for (const { from, to } of edges) expect(ids).toEqual(expect.arrayContaining([from, to]));
        expect(new Set(edges.map(({ memoryId }) => memoryId)).size + inWords).toBe(told.length);
      }),
    );
  });
});
