import {
  ALL_TUESDAY,
  event,
  known,
  move,
  THURSDAY,
  TUESDAY,
  UNSAID,
} from '../../../../test/support/stories/dentist.js';
import { at } from '../../../../test/support/stories/statements.js';

const [SAID, LATER] = [at('2026-03-02'), at('2026-03-05')];
const plan = event('planned', { ...TUESDAY, saidAt: SAID });
const said = (at: Date): { saidAt: Date; validFrom: Date } => ({ saidAt: at, validFrom: at });

describe('a plan that arrives after what was said later of it', () => {
  it('is not believed where it was cancelled', () => {
    expect(move(plan, known('off', { status: 'cancelled', ...TUESDAY, ...said(LATER) }))).toBe('deny off');
    expect(move(plan, known('off', { status: 'cancelled', ...UNSAID, ...said(LATER) }))).toBe('deny off');
    expect(move(plan, known('off', { status: 'cancelled', ...THURSDAY, ...said(LATER) }))).toBe('none');
    expect(move(plan, known('off', { status: 'cancelled', ...TUESDAY, ...said(at('2026-03-01')) }))).toBe('none');
  });

  it('was planned until it was moved, if it is not known from when', () => {
    const moved = known('moved', { ...THURSDAY, ...said(LATER), moved: true });
    expect(move(plan, moved)).toBe('add until 2026-03-05');
    expect(move(plan, { ...moved, moved: null })).toBe('stand beside');
    const before = known('before', { ...ALL_TUESDAY, ...said(SAID), factId: moved.factId, validTo: LATER });
    expect(move(plan, moved, { ...before, startsAt: at('2026-03-09'), endsAt: null })).toBe('stand beside');
  });

  it('ends where it is said to have moved to what is known to have happened', () => {
    const happened = known('done', {
      status: 'done',
      ...THURSDAY,
      ...said(at('2026-03-13')),
      validFrom: THURSDAY.startsAt,
    });
    const moved = event('moved', { ...THURSDAY, saidAt: LATER });
    expect(move(moved, happened, known('plan', { ...TUESDAY, ...said(SAID) }))).toBe('end plan');
    expect(move(moved, happened)).toBe('add until 2026-03-12');
    expect(move({ ...moved, moved: false }, happened)).toBe('restate done');
  });
});
