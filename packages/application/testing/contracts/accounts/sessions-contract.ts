import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { beforeEach, describe, it } from '../suite.ts';
import { type AccountPorts, addAccount, at } from './arrange-accounts.ts';

/** Sessions, until they end. */
export function sessionsContract(name: string, ports: () => AccountPorts): void {
  const addMember = () => addAccount(ports());

  describe(`sessions in ${name}`, () => {
    const openSession = async (
      memberId: number,
      digest: string,
      passwordHash?: string,
      replaces?: string,
    ) => {
      const opened = await ports().sessions.open({
        memberId,
        digest,
        createdAt: at,
        expiresAt: later(at, days(30)),
        passwordHash,
        confirmed: passwordHash !== undefined,
        userAgent: `browser of ${digest}`,
        replaces,
        withSecondFactor: false,
        browserDigest: undefined,
      });
      return opened !== undefined;
    };
    let id: number;
    let digest: string;
    beforeEach(async () => {
      id = (await addMember()).id;
      digest = `session of ${id}`;
      await openSession(id, digest);
    });
    const isAlive = async (which = digest, now = at) => Boolean(await ports().sessions.find(which, now));

    it('lead to their member until they end', async () => {
      const member = await ports().members.find(id);
      const found = {
        id,
        email: member?.email,
        progress: { onboardingComplete: false },
        entitlement: { subscriptionStatus: 'inactive', subscriptionTier: 'free', hasUnlocked: false },
        isAdmin: false,
        emailVerifiedAt: null,
        expiresAt: later(at, days(30)),
        lastEvent: 0,
        restriction: undefined,
      };
      expect(await ports().sessions.find(digest, at)).toMatchObject(found);
      expect(await ports().sessions.findWithAccount(digest, at)).toMatchObject({ ...found, account: member });
      expect(await isAlive(digest, later(at, days(30) - 1))).toBe(true);
      expect(await isAlive(digest, later(at, days(30)))).toBe(false);
      expect(await isAlive('unknown')).toBe(false);
    });

    it('are there until somebody ends them', async () => {
      const { sessions } = ports();
      expect([await sessions.isThere(digest), await sessions.isThere('unknown')]).toEqual([true, false]);
      await sessions.closeAll(id);
      expect(await sessions.isThere(digest)).toBe(false);
    });

    it('live longer when they are extended', async () => {
      expect(await ports().sessions.extend(digest, later(at, days(31)))).toBe(true);
      expect(await isAlive(digest, later(at, days(30) + minutes(1)))).toBe(true);
      expect(await ports().sessions.extend('unknown', later(at, days(31)))).toBe(false);
    });

    it('are closed one by one, or all but one', async () => {
      const [second, third] = [`${digest} 2`, `${digest} 3`];
      await Promise.all([second, third].map((each) => openSession(id, each)));
      await ports().sessions.close(third);
      expect([await isAlive(), await isAlive(second), await isAlive(third)]).toEqual([true, true, false]);
      await ports().sessions.closeAll(id, digest);
      expect([await isAlive(), await isAlive(second)]).toEqual([true, false]);
      await ports().sessions.closeAll(id);
      expect(await isAlive()).toBe(false);
    });

    it('replace the one that their browser held, once they are opened', async () => {
      const [second, third] = [`${digest} 2`, `${digest} 3`];
      await openSession(id, second, 'an older hash', digest);
      expect(await isAlive()).toBe(true);
      await openSession(id, third, 'first hash', digest);
      expect([await isAlive(), await isAlive(third)]).toEqual([false, true]);
    });

    it('are listed for their member, the last used first, and closed by their number', async () => {
      const other = (await addMember()).id;
      const [second, theirs] = [`${digest} 2`, `session of ${other}`];
      await openSession(id, second);
      await openSession(other, theirs);
      await ports().sessions.extend(digest, later(at, days(31)));
      const list = await ports().sessions.listOf(id, at, 50);
      expect(list.map((session) => session.digest)).toEqual([digest, second]);
      expect(list[0]).toMatchObject({ userAgent: `browser of ${digest}`, expiresAt: later(at, days(31)) });
      expect(await ports().sessions.listOf(id, at, 1)).toHaveLength(1);
      expect(await ports().sessions.listOf(id, later(at, days(30)), 50)).toHaveLength(1);
      const [{ id: stranger = 0 } = {}] = await ports().sessions.listOf(other, at, 50);
      expect(await ports().sessions.closeOne(id, stranger)).toBe(false);
      expect(await ports().sessions.closeOne(id, list[1]?.id ?? 0)).toBe(true);
      expect([await isAlive(), await isAlive(second), await isAlive(theirs)]).toEqual([true, false, true]);
    });

    it('remember when the password was given, at a login and again', async () => {
      const confirmedAt = async (session: string) =>
        (await ports().sessions.find(session, at))?.passwordConfirmedAt;
      await openSession(id, `${digest} 7`);
      expect(await confirmedAt(`${digest} 7`)).toBeNull();
      await openSession(id, `${digest} 8`, 'first hash');
      expect(await confirmedAt(`${digest} 8`)).toEqual(at);
      await ports().sessions.confirmPassword(`${digest} 8`, later(at, minutes(5)));
      const closed = ports().sessions.confirmPassword(`${digest} 9`, at);
      await expect(closed).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await confirmedAt(`${digest} 8`)).toEqual(later(at, minutes(5)));
      expect(await confirmedAt(`${digest} 7`)).toBeNull();
    });

    it('are not opened for a password that has been replaced, nor for nobody', async () => {
      expect(await openSession(id, `${digest} 4`, 'first hash')).toBe(true);
      expect(await openSession(id, `${digest} 5`, 'an older hash')).toBe(false);
      expect(await openSession(2_000_000_000, `${digest} 6`)).toBe(false);
      expect([await isAlive(`${digest} 4`), await isAlive(`${digest} 5`)]).toEqual([true, false]);
    });

    it('lead nowhere once the member is gone', async () => {
      await ports().members.remove(id);
      expect(await isAlive()).toBe(false);
    });
  });
}
