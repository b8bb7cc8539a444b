import { expect } from 'vitest';
import { describe, it } from '../suite.ts';
import { type AccountPorts, addAccount, at } from './arrange-accounts.ts';

/** Members, and their passwords. */
export function membersContract(name: string, ports: () => AccountPorts): void {
  const addMember = () => addAccount(ports());

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
      await expect(members.setPassword(2_000_000_000, 'x', at)).rejects.toMatchObject({ code: 'CONFLICT' });
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
      await members.setPassword(id, 'second hash', at, 'first hash');
      expect(await members.find(id)).toMatchObject({ credentialsChangedAt: at });
      expect(await members.credentialsByEmail(email)).toMatchObject({
        id,
        passwordHash: 'second hash',
        hasSecondFactor: false,
        hasPayoutAccount: false,
      });
      const late = members.setPassword(id, 'third hash', at, 'first hash');
      await expect(late).rejects.toMatchObject({ kind: 'conflict' });
      expect(await members.credentialsById(id)).toMatchObject({
        id,
        passwordHash: 'second hash',
        hasSecondFactor: false,
        hasPayoutAccount: false,
      });
    });

    it('are gone once removed', async () => {
      const { members } = ports();
      const { id } = await addMember();
      await members.remove(id);
      expect(await members.find(id)).toBeUndefined();
    });
  });
}
