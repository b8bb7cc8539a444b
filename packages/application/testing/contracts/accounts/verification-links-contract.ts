import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { describe, it } from '../suite.ts';
import { type AccountPorts, addAccount, at } from './arrange-accounts.ts';

/** The links that verify an e-mail. */
export function verificationLinksContract(name: string, ports: () => AccountPorts): void {
  const addMember = () => addAccount(ports());

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
      const usedBefore = redeemed.map((result) => Object(result).usedBefore);
      expect(usedBefore.toSorted()).toEqual([false, true, true, true, true, true]);
    });

    it('die with their day, and say that there is a newer one', async () => {
      const expired = await link();
      expect(await redeem(expired.digest, later(at, hours(24)))).toBeUndefined();
      const older = await link();
      await ports().verificationLinks.save(older.id, {
        digest: `newer link of ${older.id}`,
        expiresAt: later(at, hours(24)),
      });
      expect(await redeem(older.digest)).toBe('replaced');
      expect(await redeem('unknown')).toBeUndefined();
      expect((await ports().members.find(older.id))?.emailVerifiedAt).toBeNull();
    });

    it('are saved for nobody', async () => {
      const saved = ports().verificationLinks.save(2_000_000_000, { digest: 'x', expiresAt: at });
      await expect(saved).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
