import { randomUUID } from 'node:crypto';
import {
  checkHistories,
  type HistoryPlace,
} from '@nestmates/application/testing/orders/provider-histories.ts';
import { StoppedClock } from '@nestmates/application/testing/stopped-clock.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedSandbox, startSandbox } from '../../../../testing/payments/sandbox/start-sandbox.ts';

const clock = new StoppedClock();
let sandbox: StartedSandbox;
let accountId: string;
beforeAll(async () => {
  sandbox = await startSandbox(clock);
  accountId = await sandbox.steps.readySeller();
});
afterAll(() => sandbox.stop());

const begin = async (): Promise<HistoryPlace> => {
  const { provider, people } = sandbox.underTest;
  return { provider, people, clock, accountId, newId: randomUUID, calm: () => undefined };
};

it('our books are the sandbox’s balance in the end, whatever happens', async () => {
  await checkHistories(begin, {}, { fewer: 50 });
}, 120_000);

it('a booking that is a cent short is found', async () => {
  const short = { fewer: 500, booked: (cents: number) => cents - 1 };
  await expect(checkHistories(begin, {}, short)).rejects.toThrow('Property failed');
}, 60_000);
