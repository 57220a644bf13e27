import { lives } from './told.js';

describe('lives', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(lives(1, 2)).toEqual(lives(1, 2));
    expect(lives(1, 2)).not.toEqual(lives(2, 2));
  });

  it('have what answers each question, later than what did so earlier', () => {
    for (const { told, questions } of lives(3, 20)) {
      const ageOf = (text: string): number =>
        Math.min(...told.filter((one) => one.text === text).map((one) => one.daysAgo));
      for (const { right, stale } of questions) {
        expect(stale).not.toBe(right);
        if (stale === null) expect(ageOf(right)).toBeGreaterThanOrEqual(400);
        else expect(ageOf(right)).toBeLessThan(ageOf(stale));
      }
      expect(questions.filter(({ stale }) => stale !== null)).toHaveLength(3);
      expect(JSON.stringify([told, questions])).not.toMatch(/\{[a-z]+\}/i);
    }
  });
});
