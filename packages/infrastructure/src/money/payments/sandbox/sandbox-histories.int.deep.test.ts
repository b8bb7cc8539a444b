import { randomUUID } from 'node:crypto';
import { everyNth } from '@nestmates/application/testing/orders/history-rounds.ts';
import {
  checkHistories,
  type HistoryPlace,
  plantedFaults,
} from '@nestmates/application/testing/orders/provider-histories.ts';
import { StoppedClock } from '@nestmates/application/testing/stopped-clock.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
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
  await checkHistories(begin, {}, { numRuns: everyNth(50) });
}, 120_000);

it('a booking that is a cent short is found', async () => {
  const short = { numRuns: everyNth(500), booked: plantedFaults.aCentShort };
  await expect(checkHistories(begin, {}, short)).rejects.toThrow('Property failed');
}, 60_000);

// Few histories have a claim that the bank keeps, or a refund that it never takes.
if (isFull) {
  it('a claim of ours that is charged to the seller is found within 200 histories', async () => {
    const charged = { numRuns: 200, booked: plantedFaults.claimsAreDebts };
    await expect(checkHistories(begin, {}, charged)).rejects.toThrow('Property failed');
  }, 120_000);

  it('a refund that its bank has not taken and that counts as done is found within 200 histories', async () => {
    const done = { numRuns: 200, booked: plantedFaults.pendingIsDone };
    await expect(checkHistories(begin, {}, done)).rejects.toThrow('Property failed');
  }, 120_000);
}
