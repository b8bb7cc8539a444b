import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { describe, it } from '../suite.ts';
import { type AccountPorts, addAccount, at } from './arrange-accounts.ts';

/** The links to a new password. */
export function resetTokensContract(name: string, ports: () => AccountPorts): void {
  const addMember = () => addAccount(ports());

  describe(`reset tokens in ${name}`, () => {
    const token = async (expiresAt = later(at, hours(1))) => {
      const { id, email } = await addMember();
      const digest = `digest of ${id}`;
      expect(await ports().resetTokens.save({ id, email }, { digest, expiresAt })).toBe(true);
      return { id, email, digest };
    };

    it('are redeemed once', async () => {
      const { id, digest } = await token();
      const redeemed = { memberId: id, expiresAt: later(at, hours(1)) };
      expect(await ports().resetTokens.redeem(digest, at)).toEqual(redeemed);
      expect(await ports().resetTokens.redeem(digest, at)).toBeUndefined();
    });

    it('are known as used, and are so for nobody else', async () => {
      const { resetTokens } = ports();
      const [used, open] = [await token(), await token()];
      expect(await resetTokens.wasUsed(used.digest)).toBe(false);
      await resetTokens.redeem(used.digest, at);
      await resetTokens.save(used, { digest: 'newer than the used', expiresAt: later(at, hours(1)) });
      expect(await resetTokens.wasUsed(used.digest)).toBe(true);
      expect(await resetTokens.wasUsed(open.digest)).toBe(false);
      expect(await resetTokens.wasUsed('newer than the used')).toBe(false);
    });

    it('are not for an e-mail that the member has no more', async () => {
      const { id } = await addMember();
      const { resetTokens } = ports();
      const link = { digest: `digest of ${id}`, expiresAt: later(at, hours(1)) };
      expect(await resetTokens.save({ id, email: `before.${id}@example.com` }, link)).toBe(false);
      expect(await resetTokens.redeem(link.digest, at)).toBeUndefined();
    });

    it('show that the e-mail belongs to the member, from the first one on', async () => {
      const { id, email, digest } = await token();
      const { resetTokens, members } = ports();
      const verifiedAt = async () => (await members.find(id))?.emailVerifiedAt;
      expect(await verifiedAt()).toBeNull();
      await resetTokens.redeem(digest, at);
      expect(await verifiedAt()).toEqual(at);
      await resetTokens.save({ id, email }, { digest, expiresAt: later(at, hours(2)) });
      await resetTokens.redeem(digest, later(at, hours(1)));
      expect(await verifiedAt()).toEqual(at);
    });

    it('are redeemed by one of many who come at once', async () => {
      const { id, digest } = await token();
      const redeemed = await Promise.all(
        Array.from({ length: 6 }, () => ports().resetTokens.redeem(digest, at)),
      );
      expect(redeemed.filter((one) => one?.memberId === id)).toHaveLength(1);
      expect(redeemed.filter((one) => one === undefined)).toHaveLength(5);
    });

    it('die with their hour, with a newer one and with a new password', async () => {
      const { resetTokens, members } = ports();
      const expired = await token();
      expect(await resetTokens.redeem(expired.digest, later(at, hours(1)))).toBeUndefined();
      const older = await token();
      await resetTokens.save(older, { digest: 'newer', expiresAt: later(at, hours(1)) });
      expect(await resetTokens.redeem(older.digest, at)).toBeUndefined();
      const changed = await token();
      await members.setPassword(changed.id, 'second hash', at);
      expect(await resetTokens.redeem(changed.digest, at)).toBeUndefined();
    });
  });
}
