import fc from 'fast-check';
import { isOnlyThought, salvaged } from './cut-answer.js';

const pet = (name: string): object => ({ name, tags: ['a', 'b'], note: 'says "hi", {and} [more] \\' });

describe('an answer that was cut off', () => {
  it('keeps the complete items of its lists', () => {
    const whole = JSON.stringify({ pets: [pet('Rex'), pet('Tom')], homes: [pet('x')] });
    expect(salvaged(whole.slice(0, -4))).toEqual({ value: { pets: [pet('Rex'), pet('Tom')] }, isLoop: false });
    expect(salvaged(`Sure: ${whole.slice(0, whole.indexOf('Tom'))}`)?.value).toEqual({ pets: [pet('Rex')] });
    expect(salvaged(whole.slice(0, whole.indexOf('tags')))).toBeNull();
  });

  it('keeps items that are plain texts', () => {
    expect(salvaged('{"lines": ["one", "two", "thr')?.value).toEqual({ lines: ['one', 'two'] });
  });

  it('is a loop where an item comes twice, or the end is one piece again and again', () => {
    expect(salvaged(`{"pets":[${JSON.stringify(pet('Rex'))},${JSON.stringify(pet('Rex'))},{"na`)?.isLoop).toBe(true);
    expect(salvaged(`{"pets":[${JSON.stringify(pet('Rex'))},{"name":"${'very '.repeat(90)}`)?.isLoop).toBe(true);
  });

  it('never invents, wherever it is cut', () => {
    const items = fc.array(fc.jsonValue(), { minLength: 1 });
    fc.assert(
      fc.property(items, fc.nat(), (list, at) => {
        const whole = JSON.stringify({ list });
        const kept = salvaged(whole.slice(0, at % whole.length))?.value as { list: unknown[] } | undefined;
        const plain = (JSON.parse(whole) as { list: unknown[] }).list;
        expect(plain.slice(0, kept?.list.length ?? 0)).toEqual(kept?.list ?? []);
      }),
    );
  });

  it.each([
    ['', true],
    ['<think>Well, {', true],
    ['<think>Well.</think>{', false],
    ['{"a', false],
  ])('tells thoughts from answers: %j', (text, is) => {
    expect(isOnlyThought(text)).toBe(is);
  });
});
