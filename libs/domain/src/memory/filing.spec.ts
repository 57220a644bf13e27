import { filingOf, MOST_PINS, refiled } from './filing.js';

describe('filingOf', () => {
  it('is working, without pins, where nothing is said and nothing replaced', () => {
    expect(filingOf({}, [])).toEqual({ tier: 'working', pins: [], category: null });
  });

  it('keeps what is core core, with its pins and its category', () => {
    const replaced = [
      { tier: 'working' as const, pins: ['path:a'] },
      { tier: 'core' as const, pins: ['path:b'], category: 'home' },
    ];
    expect(filingOf({}, replaced)).toEqual({ tier: 'core', pins: ['path:a', 'path:b'], category: 'home' });
  });

  it('takes news out of the archive', () => {
    expect(filingOf({}, [{ tier: 'archive' }]).tier).toBe('working');
  });

  it('is as the statement says, whatever it replaces', () => {
    const stated = { tier: 'archive' as const, pins: [], category: 'work' };
    expect(filingOf(stated, [{ tier: 'core', pins: ['path:a'], category: 'home' }])).toEqual(stated);
  });

  it('holds each pin once, and no more than there may be', () => {
    const pins = Array.from({ length: MOST_PINS }, (_, i) => `path:${i}`);
    expect(filingOf({}, [{ pins }, { pins: ['path:0', 'path:more'] }]).pins).toEqual(pins);
    expect(filingOf({ pins: ['path:a', 'path:a'] }, []).pins).toEqual(['path:a']);
  });
});

describe('refiled', () => {
  it('changes what is stated, and keeps the rest', () => {
    const kept = { tier: 'core' as const, pins: ['path:a'], category: 'home' };
    expect(refiled(kept, { tier: 'archive' })).toEqual({ ...kept, tier: 'archive' });
    expect(refiled(kept, { pins: [] })).toEqual({ ...kept, pins: [] });
    expect(refiled(kept, { category: null })).toEqual({ ...kept, category: null });
  });

  it.each([
    [{}, { tier: 'working' as const }],
    [{ pins: ['path:a'] }, { pins: ['path:a', 'path:a'] }],
    [{ category: 'home' }, { category: 'home' }],
  ])('is nothing where %j is to be %j', (kept, stated) => {
    expect(refiled(kept, stated)).toBeNull();
  });
});
