import { setTimeout as wait } from 'node:timers/promises';
import { addMember, contractStart as now } from '@nestmates/application/testing/contracts/arrange.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casePortsOf } from '../../../testing/case-ports.ts';
import { pairPorts } from '../../../testing/pair-ports.ts';

let database: Awaited<ReturnType<typeof pairPorts>>;
beforeAll(async () => {
  database = await pairPorts();
});
afterAll(() => database.close());

const decided = { decisionId: 700, kind: 'limited', until: null } as const;

/** Runs both in transactions, the second once the first is in the middle of its own. */
async function beside<A, B>(
  first: (pause: () => Promise<void>) => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const { transaction } = database;
  const begun = Promise.withResolvers<void>();
  const one = transaction.run(() =>
    first(async () => {
      begun.resolve();
      await wait(300);
    }),
  );
  await begun.promise;
  return Promise.all([one, transaction.run(second)]);
}

const arranged = async (digest: string) => {
  const { mailboxes } = casePortsOf(database);
  const { id } = await addMember(database.ports);
  const keep = async (pause?: () => Promise<void>) => {
    await mailboxes.lock([digest, `${digest} other`]);
    await mailboxes.keep(digest, decided, new Date(now.getTime() + 1000));
    const accounts = await mailboxes.accountsOf([digest]);
    await pause?.();
    return accounts;
  };
  const take = async (pause?: () => Promise<void>) => {
    await mailboxes.lock([digest]);
    await mailboxes.note(id, digest);
    const kept = await mailboxes.keptAgainst(digest, now);
    await pause?.();
    return kept.decided;
  };
  return { id, keep, take };
};

it('whoever takes a mailbox beside a decision finds what is kept against it', async () => {
  const { keep, take } = await arranged('decided first');
  expect(await beside(keep, () => take())).toEqual([[], [decided]]);
});

it('a decision beside it finds the account that takes the mailbox', async () => {
  const { id, keep, take } = await arranged('taken first');
  expect(await beside(take, () => keep())).toEqual([[], [id]]);
});
