import { expect, it } from 'vitest';
import type { KnexTransaction } from '../database/transaction.ts';
import { HmacDigests } from './hmac-digests.ts';

/** A database that answers in this order, and counts how often it is asked. */
function databaseWith(...answers: (() => Promise<{ readonly key: string }>)[]) {
  let asked = 0;
  const first = () => {
    const answer = answers[asked];
    asked += 1;
    return answer?.();
  };
  return { transaction: { db: () => ({ first }) } as unknown as KnexTransaction, asked: () => asked };
}

const found = async () => ({ key: 'generated' });

it('reads the key once, also where many need it at once', async () => {
  const { transaction, asked } = databaseWith(found, found, found);
  const digests = new HmacDigests(transaction);
  const [one, other] = await Promise.all(
    ['ana', 'bea', 'ana'].map((value) => digests.digest('mailbox', value)),
  );
  expect(one).not.toBe(other);
  await digests.digest('mailbox', 'cleo');
  expect(asked()).toBe(1);
});

it('reads the key again after a failure', async () => {
  const { transaction } = databaseWith(() => Promise.reject(new Error('Connection lost')), found);
  const digests = new HmacDigests(transaction);
  await expect(digests.digest('mailbox', 'ana')).rejects.toThrow('Connection lost');
  expect(await digests.digest('mailbox', 'ana')).toBe(
    await new HmacDigests(transaction, 'generated').digest('mailbox', 'ana'),
  );
});
