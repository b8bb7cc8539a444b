import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { describe, it } from '../suite.ts';
import { type AccountPorts, addAccount, at } from './arrange-accounts.ts';

/** Browsers in which a member has logged in before. */
export function knownBrowsersContract(name: string, ports: () => AccountPorts): void {
  const addMember = () => addAccount(ports());

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
        confirmed: passwordHash !== undefined,
        userAgent: `agent of ${browserDigest}`,
        replaces: undefined,
        withSecondFactor: false,
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

    it('are new again where they are forgotten since a moment, and the earlier ones are not', async () => {
      const [ana, bea] = [await addMember(), await addMember()];
      for (const { id } of [ana, bea]) for (const browser of ['phone', 'laptop']) await loginIn(id, browser);
      const since = later(at, minutes(nth - 2));
      await ports().newBrowsers.forgetSince(ana.id, since);
      expect(await loginIn(ana.id, 'phone')).toBeUndefined();
      expect(await loginIn(ana.id, 'laptop')).toBeDefined();
      expect(await loginIn(bea.id, 'laptop')).toBeUndefined();
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
