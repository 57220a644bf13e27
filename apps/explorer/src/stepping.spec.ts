import { placeAfter } from './stepping.js';

const ALONE = { altKey: false, ctrlKey: false, metaKey: false };

describe('from bar to bar', () => {
  it.each([
    { key: 'ArrowRight', from: 0, to: 1 },
    { key: 'ArrowDown', from: 2, to: 2 },
    { key: 'ArrowLeft', from: 0, to: 0 },
    { key: 'ArrowUp', from: 2, to: 1 },
    { key: 'Home', from: 2, to: 0 },
    { key: 'End', from: 0, to: 2 },
    { key: 'Enter', from: 1, to: null },
    { key: 'Tab', from: 1, to: null },
  ])('$key leads from $from to $to of three', ({ key, from, to }) => {
    expect(placeAfter({ ...ALONE, key }, from, 3)).toBe(to);
  });

  it.each([
    { key: 'ArrowLeft', altKey: true },
    { key: 'ArrowLeft', metaKey: true },
    { key: 'Home', ctrlKey: true },
  ])('leads nothing that the browser is meant by: %j', (held) => {
    expect(placeAfter({ ...ALONE, ...held }, 1, 3)).toBeNull();
  });
});
