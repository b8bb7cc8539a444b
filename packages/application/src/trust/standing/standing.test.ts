import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import { expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import type { DecisionAbout } from './ports.ts';
import { OwnStanding } from './standing.ts';

const bea = { id: 2 };
const app = casesInMemory();
const now = app.clock.now();

const decided = (decision: DecisionKind, ago: number, outcome?: 'upheld' | 'overturned'): DecisionAbout => ({
  id: ago,
  decision,
  rule: 'kind',
  words: 'Please be kind.',
  until: null,
  things: [
    { kind: 'order', id: 9 },
    { kind: 'message', id: 12 },
  ],
  titles: ['Order of Balance bike', 'Hello'],
  byId: 90,
  at: later(now, -days(ago)),
  undoneAt: null,
  appeal: outcome && { words: 'No.', at: now, outcome, answer: 'We have looked.' },
});

/** The newest first, as they are read. */
async function standingWith(...decisions: readonly DecisionAbout[]) {
  const hidden = [{ kind: 'message', id: 12 } as const, { kind: 'listing', id: 3 } as const];
  const facts = { restriction: undefined, decisions, hidden };
  const { clock, transaction, decisions: store, cases, record } = app;
  const queries = { of: async () => facts };
  return new OwnStanding({ queries, decisions: store, cases, record, transaction, clock }).show(bea);
}

it.each([
  ['warned for 180 days', [decided('warn', 179)], 'warned'],
  ['and then no longer', [decided('warn', 180)], 'good'],
  ['by the newest warning', [decided('warn', 1), decided('warn', 200)], 'warned'],
  ['unless it was overturned', [decided('warn', 1, 'overturned'), decided('warn', 200)], 'good'],
  ['also where the appeal was turned down', [decided('warn', 1, 'upheld')], 'warned'],
  ['and by warnings alone', [decided('remove', 1)], 'good'],
] as const)('a member is %s', async (_, decisions, expected) => {
  expect((await standingWith(...decisions)).standing).toBe(expected);
});

it('tells what was decided, and nothing of what was dismissed', async () => {
  const { decisions } = await standingWith(
    decided('dismiss', 1),
    decided('remove', 2, 'upheld'),
    decided('warn', 180),
  );
  expect(decisions.map(({ decision, appeal }) => [decision, appeal?.state, appeal?.answer])).toEqual([
    ['remove', 'upheld', 'We have looked.'],
    ['warn', 'closed', undefined],
  ]);
  expect(decisions[0]?.things).toEqual([{ kind: 'message', title: 'Hello' }]);
});

it('does not tell of a message that it is being looked at, since one member alone can have reported it', async () => {
  expect((await standingWith()).beingLookedAt).toEqual([{ kind: 'listing', id: 3 }]);
});
