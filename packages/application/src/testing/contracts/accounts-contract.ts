import { days, hours, later, minutes } from '@nestmates/domain/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Members,
  NewBrowserQueries,
  ResetTokens,
  SessionQueries,
  SessionStore,
  VerificationLinks,
} from '../../accounts/ports.ts';
import { uniqueNames } from '../unique-names.ts';

export interface AccountPorts {
  readonly members: Members;
  readonly resetTokens: ResetTokens;
  readonly verificationLinks: VerificationLinks;
  readonly sessions: SessionStore & SessionQueries;
  readonly newBrowsers: NewBrowserQueries;
}

const at = new Date('2026-03-01T10:00:00.000Z');
const nextName = uniqueNames('someone');

/** The behaviour required of every implementation of the account ports. */
export function accountsContract(name: string, ports: () => AccountPorts): void {
  const addMember = async () => {
    const member = await ports().members.add({
      email: `${nextName()}@example.com`,
      passwordHash: 'first hash',
      createdAt: at,
    });
    return member;
  };

  describe(`members in ${name}`, () => {
    it('begin with nothing but an e-mail, and are found by it and by their id', async () => {
      const { members } = ports();
      const member = await addMember();
      expect(member).toMatchObject({
        firstName: null,
        onboardingComplete: false,
        parentingVibe: [],
        isAdmin: false,
      });
      expect(member.createdAt).toEqual(at);
      expect(await members.find(member.id)).toEqual(member);
      expect(await members.findByEmail(member.email)).toEqual(member);
      expect(Object.keys(member).join()).not.toMatch(/password|reset/i);
    });

    it('share no e-mail', async () => {
      const { email } = await addMember();
      const again = ports().members.add({ email, passwordHash: 'other', createdAt: at });
      await expect(again).rejects.toMatchObject({ kind: 'conflict', code: 'EMAIL_TAKEN' });
    });

    it('are nobody when they are not there', async () => {
      const { members } = ports();
      expect(await members.find(2_000_000_000)).toBeUndefined();
      expect(await members.findByEmail('nobody@example.com')).toBeUndefined();
      expect(await members.credentialsByEmail('nobody@example.com')).toBeUndefined();
      await expect(members.credentialsById(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(members.setPassword(2_000_000_000, 'x')).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(members.remove(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(members.lock(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(members.lockForRemoval(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('are locked with all that they see of their account', async () => {
      const member = await addMember();
      const nothingElse = { shopName: null, stripeAccountId: null, aiInsightsEnabled: true };
      const free = { subscriptionStatus: 'inactive', subscriptionTier: 'free' };
      expect(await ports().members.lock(member.id)).toMatchObject({ ...member, ...free, ...nothingElse });
    });

    it('get a new password, and another one only instead of the one that is named', async () => {
      const { members } = ports();
      const { id, email } = await addMember();
      await members.setPassword(id, 'second hash', 'first hash');
      expect(await members.credentialsByEmail(email)).toEqual({ id, passwordHash: 'second hash' });
      const late = members.setPassword(id, 'third hash', 'first hash');
      await expect(late).rejects.toMatchObject({ kind: 'conflict' });
      expect(await members.credentialsById(id)).toEqual({ id, passwordHash: 'second hash' });
    });

    it('are gone once removed', async () => {
      const { members } = ports();
      const { id } = await addMember();
      await members.remove(id);
      expect(await members.find(id)).toBeUndefined();
    });
  });

  describe(`reset tokens in ${name}`, () => {
    const token = async (expiresAt = later(at, hours(1))) => {
      const { id } = await addMember();
      const digest = `digest of ${id}`;
      await ports().resetTokens.save(id, { digest, expiresAt });
      return { id, digest };
    };

    it('are redeemed once', async () => {
      const { id, digest } = await token();
      expect(await ports().resetTokens.redeem(digest, at)).toBe(id);
      expect(await ports().resetTokens.redeem(digest, at)).toBeUndefined();
    });

    it('are redeemed by one of many who come at once', async () => {
      const { id, digest } = await token();
      const redeemed = await Promise.all(
        Array.from({ length: 6 }, () => ports().resetTokens.redeem(digest, at)),
      );
      expect(redeemed.filter((who) => who === id)).toHaveLength(1);
      expect(redeemed.filter((who) => who === undefined)).toHaveLength(5);
    });

    it('die with their hour, with a newer one and with a new password', async () => {
      const { resetTokens, members } = ports();
      const expired = await token();
      expect(await resetTokens.redeem(expired.digest, later(at, hours(1)))).toBeUndefined();
      const older = await token();
      await resetTokens.save(older.id, { digest: 'newer', expiresAt: later(at, hours(1)) });
      expect(await resetTokens.redeem(older.digest, at)).toBeUndefined();
      const changed = await token();
      await members.setPassword(changed.id, 'second hash');
      expect(await resetTokens.redeem(changed.digest, at)).toBeUndefined();
    });
  });

  describe(`verification links in ${name}`, () => {
    const link = async (expiresAt = later(at, hours(24))) => {
      const { id } = await addMember();
      const digest = `link of ${id}`;
      await ports().verificationLinks.save(id, { digest, expiresAt });
      return { id, digest };
    };
    const redeem = (digest: string, now = at) => ports().verificationLinks.redeem(digest, now);

    it('verify the e-mail of their member, and say so when they are used again', async () => {
      const { id, digest } = await link();
      expect(await redeem(digest)).toEqual({ memberId: id, usedBefore: false });
      expect((await ports().members.find(id))?.emailVerifiedAt).toEqual(at);
      expect(await redeem(digest, later(at, days(2)))).toEqual({ memberId: id, usedBefore: true });
      expect((await ports().members.find(id))?.emailVerifiedAt).toEqual(at);
    });

    it('are redeemed by one of many who come at once', async () => {
      const { digest } = await link();
      const redeemed = await Promise.all(Array.from({ length: 6 }, () => redeem(digest)));
      expect(redeemed.filter((result) => result?.usedBefore === false)).toHaveLength(1);
      expect(redeemed.filter((result) => result?.usedBefore === true)).toHaveLength(5);
    });

    it('die with their day, and with a newer one', async () => {
      const expired = await link();
      expect(await redeem(expired.digest, later(at, hours(24)))).toBeUndefined();
      const older = await link();
      await ports().verificationLinks.save(older.id, {
        digest: `newer link of ${older.id}`,
        expiresAt: later(at, hours(24)),
      });
      expect(await redeem(older.digest)).toBeUndefined();
      expect(await redeem('unknown')).toBeUndefined();
      expect((await ports().members.find(older.id))?.emailVerifiedAt).toBeNull();
    });

    it('are saved for nobody', async () => {
      const saved = ports().verificationLinks.save(2_000_000_000, { digest: 'x', expiresAt: at });
      await expect(saved).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

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
        userAgent: `browser of ${digest}`,
        replaces,
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
      };
      expect(await ports().sessions.find(digest, at)).toMatchObject(found);
      expect(await ports().sessions.findWithAccount(digest, at)).toMatchObject({ ...found, account: member });
      expect(await isAlive(digest, later(at, days(30) - 1))).toBe(true);
      expect(await isAlive(digest, later(at, days(30)))).toBe(false);
      expect(await isAlive('unknown')).toBe(false);
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

    it('are swept away when they have ended, and not before', async () => {
      await ports().sessions.sweep(later(at, days(29)));
      expect(await isAlive()).toBe(true);
      await ports().sessions.sweep(later(at, days(31)));
      expect(await isAlive()).toBe(false);
    });
  });

  describe(`known browsers in ${name}`, () => {
    let nth = 0;
    /** Each login is a minute after the one before. */
    const loginIn = async (memberId: number, browserDigest: string, passwordHash?: string) => {
      nth += 1;
      const opened = await ports().sessions.open({
        memberId,
        digest: `login ${nth} of ${memberId}`,
        createdAt: later(at, minutes(nth)),
        expiresAt: later(at, days(30)),
        passwordHash,
        userAgent: `agent of ${browserDigest}`,
        replaces: undefined,
        browserDigest,
      });
      return opened?.newBrowserId;
    };

    it('are the first one of an account and those used before; another one is new', async () => {
      const { id, email } = await addMember();
      expect(await loginIn(id, 'phone')).toBeUndefined();
      expect(await loginIn(id, 'phone')).toBeUndefined();
      const laptop = await loginIn(id, 'laptop');
      const loggedInAt = later(at, minutes(nth));
      expect(await loginIn(id, 'laptop')).toBeUndefined();
      const told = await ports().newBrowsers.firstLoginIn(laptop ?? 0);
      expect(told).toEqual({
        memberId: id,
        to: email,
        firstName: null,
        userAgent: 'agent of laptop',
        at: loggedInAt,
      });
    });

    it('are each known for their own member', async () => {
      const [ana, bea] = [await addMember(), await addMember()];
      await loginIn(ana.id, 'phone');
      await loginIn(bea.id, 'tablet');
      expect(await loginIn(ana.id, 'tablet')).toBeDefined();
    });

    it('are not remembered for a login that is refused', async () => {
      const { id } = await addMember();
      await loginIn(id, 'phone');
      expect(await loginIn(id, 'laptop', 'an older hash')).toBeUndefined();
      expect(await loginIn(id, 'laptop')).toBeDefined();
    });

    it('are forgotten beyond twenty, the one of the longest ago first', async () => {
      const { id } = await addMember();
      const browsers = Array.from({ length: 20 }, (_, number) => `browser ${number}`);
      for (const browser of browsers) await loginIn(id, browser);
      await loginIn(id, 'browser 0');
      expect(await loginIn(id, 'one more')).toBeDefined();
      expect(await loginIn(id, 'browser 0')).toBeUndefined();
      expect(await loginIn(id, 'browser 2')).toBeUndefined();
      expect(await loginIn(id, 'browser 1')).toBeDefined();
    });

    it('are nobody’s once the member is gone', async () => {
      const { id } = await addMember();
      await loginIn(id, 'phone');
      const laptop = await loginIn(id, 'laptop');
      await ports().members.remove(id);
      expect(await ports().newBrowsers.firstLoginIn(laptop ?? 0)).toBeUndefined();
    });
  });
}
