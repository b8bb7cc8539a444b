import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { ScheduledDeletionStore } from '../../../src/members/account-deletion/ports.ts';
import type { EmailChangeStore, EndedLinks } from '../../../src/members/email-change/ports.ts';
import { uniqueNames } from '../../unique-names.ts';
import { describe, it } from '../suite.ts';
import { at } from './arrange-accounts.ts';

export interface AccountDeletionPorts {
  readonly deletions: ScheduledDeletionStore;
  readonly changes: EmailChangeStore;
  readonly endedLinks: EndedLinks;
  addMember(): Promise<MemberId>;
}

const nextName = uniqueNames('changed');

/** The behaviour required of what a deletion by schedule is kept in, and what it waits for. */
export function accountDeletionContract(name: string, ports: () => AccountDeletionPorts): void {
  async function confirmed(memberId: MemberId, confirmedAt: Date) {
    const { changes } = ports();
    const [newEmail, oldEmail] = [`${nextName()}@example.com`, `${nextName()}@example.com`];
    const id = await changes.request({ memberId, newEmail, requestedAt: confirmedAt });
    await changes.confirm(id, oldEmail, confirmedAt);
    return { id, memberId, oldEmail };
  }

  describe(`scheduled deletions in ${name}`, () => {
    it('are of one member, and one at most', async () => {
      const { deletions, addMember } = ports();
      const [memberId, other] = [await addMember(), await addMember()];
      const deletion = { memberId, requestedAt: at, dueAt: later(at, days(7)) };
      expect(await deletions.find(memberId)).toBeUndefined();
      await deletions.save(deletion);
      expect(await deletions.find(memberId)).toEqual(deletion);
      const put = { ...deletion, dueAt: later(at, days(8)) };
      await deletions.save(put);
      expect(await deletions.find(memberId)).toEqual(put);
      expect(await deletions.find(other)).toBeUndefined();
      expect([await deletions.remove(other), await deletions.remove(memberId)]).toEqual([false, true]);
      expect(await deletions.find(memberId)).toBeUndefined();
    });

    it('wait for changes of e-mail that are confirmed since a time and not taken back', async () => {
      const { changes, addMember } = ports();
      const [memberId, other] = [await addMember(), await addMember()];
      await confirmed(other, later(at, days(3)));
      const first = await confirmed(memberId, later(at, days(1)));
      const second = await confirmed(memberId, later(at, days(2)));
      await changes.request({ memberId, newEmail: `${nextName()}@example.com`, requestedAt: at });
      const emails = async (since: Date) =>
        (await changes.confirmedSince(memberId, since)).map(({ oldEmail }) => oldEmail);
      expect(await emails(at)).toEqual([first.oldEmail, second.oldEmail]);
      expect(await emails(later(at, days(1)))).toEqual([second.oldEmail]);
      await changes.takeBack(second, later(at, days(3)));
      expect(await emails(at)).toEqual([first.oldEmail]);
    });

    it('do not wait for a way back, nor for what came between', async () => {
      const { changes, addMember } = ports();
      const memberId = await addMember();
      const first = await confirmed(memberId, later(at, days(1)));
      await confirmed(memberId, later(at, days(2)));
      const id = await changes.request({ memberId, newEmail: first.oldEmail, requestedAt: at });
      const oldEmail = `${nextName()}@example.com`;
      expect(await changes.hasReturned(first)).toBe(false);
      await changes.confirmReturn({ id, memberId }, { since: first, oldEmail, at: later(at, days(3)) });
      expect(await changes.confirmedSince(memberId, at)).toMatchObject([{ id: first.id }]);
      expect(await changes.confirmedFrom(memberId, oldEmail)).toBeUndefined();
      expect(await changes.find(id)).toMatchObject({ oldEmail, confirmedAt: later(at, days(3)) });
      expect(await changes.hasReturned(first)).toBe(true);
      const last = await confirmed(memberId, later(at, days(4)));
      expect(await changes.hasReturned(last)).toBe(false);
    });

    it('leave the links behind by which the account could have been got back', async () => {
      const { changes, endedLinks, addMember } = ports();
      const [memberId, other] = [await addMember(), await addMember()];
      const [hers, others] = [await confirmed(memberId, at), await confirmed(other, at)];
      const [digest, unknown] = [nextName(), nextName()];
      await changes.saveLink(hers.id, 'take-back', digest);
      await changes.saveLink(others.id, 'take-back', unknown);
      await endedLinks.keep(memberId, later(at, days(7)));
      expect(await endedLinks.find(digest)).toEqual(later(at, days(7)));
      expect(await endedLinks.find(unknown)).toBeUndefined();
    });
  });
}
