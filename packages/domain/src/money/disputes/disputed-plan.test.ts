import { expect, it } from 'vitest';
import { disputedPlanAfter } from './disputed-plan.ts';

const dispute = (outcome: 'open' | 'won' | 'lost' | 'closed', cents = 799) => ({ outcome, cents });

it.each([
  ['is paused while a bank looks', undefined, [dispute('open')], 'paused'],
  ['stays paused', 'paused', [dispute('open')], 'paused'],
  ['goes on once it is won', 'paused', [dispute('won')], 'resumed'],
  ['goes on once it is closed', 'paused', [dispute('closed')], 'resumed'],
  ['ends once it is lost', 'paused', [dispute('lost')], 'ended'],
  ['ends where nobody has seen it open', undefined, [dispute('lost')], 'ended'],
  ['ends though another was won', 'resumed', [dispute('won'), dispute('lost')], 'ended'],
  ['stays ended', 'ended', [dispute('won')], 'ended'],
  ['is paused again by a second', 'resumed', [dispute('won'), dispute('open')], 'paused'],
  ['stays as it is where one was won that nobody has seen', undefined, [dispute('won')], undefined],
  ['stays as it is for an inquiry', undefined, [dispute('open', 0), dispute('lost', 0)], undefined],
] as const)('a disputed plan %s', (_, before, disputes, after) => {
  expect(disputedPlanAfter(before, disputes)).toBe(after);
});
