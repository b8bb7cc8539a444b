import { accountsContract } from '@nestmates/application/testing/contracts/accounts/accounts-contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { MemberRepository } from './member-repository.ts';
import { NewBrowserRepository } from './new-browser-repository.ts';
import { SessionRepository } from './session-repository.ts';
import { VerificationLinkRepository } from './verification-link-repository.ts';

let database: TestDatabase;
let knex: Knex;
let transaction: KnexTransaction;
let members: MemberRepository;
let sessions: SessionRepository;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 8 });
  transaction = new KnexTransaction(knex);
  members = new MemberRepository(transaction);
  sessions = new SessionRepository({ transaction, endOfAccess: [] });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

accountsContract('PostgreSQL', () => ({
  members,
  resetTokens: members,
  verificationLinks: new VerificationLinkRepository(transaction),
  sessions,
  newBrowsers: new NewBrowserRepository(transaction),
}));

describe('members in a transaction that fails', () => {
  it('do not exist, nor do their sessions', async () => {
    const createdAt = new Date();
    const failing = transaction.run(async () => {
      const { id } = await members.add({ email: 'ghost@example.com', passwordHash: 'x', createdAt });
      await sessions.open({
        memberId: id,
        digest: 'ghost',
        createdAt,
        expiresAt: createdAt,
        passwordHash: undefined,
        confirmed: false,
        userAgent: '',
        replaces: undefined,
        withSecondFactor: false,
        browserDigest: undefined,
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await members.findByEmail('ghost@example.com')).toBeUndefined();
    expect(await knex('sessions').where({ tokenHash: 'ghost' })).toEqual([]);
  });

  it('take what was done in a transaction inside with them', async () => {
    const failing = transaction.run(async () => {
      await transaction.run(() =>
        members.add({ email: 'inner@example.com', passwordHash: 'x', createdAt: new Date() }),
      );
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    expect(await members.findByEmail('inner@example.com')).toBeUndefined();
  });
});

describe('a session that is opened while a reset is under way', () => {
  it('waits for the reset, and is not opened with the old password', async () => {
    const createdAt = new Date();
    const { id } = await members.add({ email: 'race@example.com', passwordHash: 'old', createdAt });
    const expiresAt = new Date(createdAt.getTime() + 1000);
    let login: ReturnType<SessionRepository['open']> | undefined;
    await transaction.run(async () => {
      await members.setPassword(id, 'new', new Date());
      await sessions.closeAll(id);
      const outside = new SessionRepository({ transaction: new KnexTransaction(knex), endOfAccess: [] });
      login = outside.open({
        memberId: id,
        digest: 'late',
        createdAt,
        expiresAt,
        passwordHash: 'old',
        confirmed: true,
        userAgent: '',
        replaces: undefined,
        withSecondFactor: false,
        browserDigest: undefined,
      });
      await untilLockIsWaitedFor();
    });
    expect(await login).toBeUndefined();
    expect(await knex('sessions').where({ userId: id })).toEqual([]);
  });
});

/** Asks PostgreSQL, outside the transaction, whether the other transaction waits for a lock. */
async function untilLockIsWaitedFor(): Promise<void> {
  const waiting = () =>
    knex.raw(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
  while ((await waiting()).rows.length === 0);
}
