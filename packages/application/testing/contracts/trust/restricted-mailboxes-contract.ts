import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { RestrictedMailboxStore, RestrictionStore } from '../../../src/members/restrictions/ports.ts';
import { addMember, contractStart, type PairPorts } from '../arrange.ts';
import { describe, it } from '../suite.ts';

export interface RestrictedMailboxPorts extends PairPorts {
  readonly restrictions: RestrictionStore;
  readonly mailboxes: RestrictedMailboxStore;
}

const inDays = (count: number) => later(contractStart, days(count));
let nth = 100;

/** The behaviour required of every implementation of `RestrictedMailboxStore`, and of what it is made of. */
export function restrictedMailboxesContract(name: string, ports: () => RestrictedMailboxPorts): void {
  const decision = () => ({ decisionId: ++nth });

  describe(`restricted mailboxes in ${name}`, () => {
    it('are kept once for each decision, until they end or the decision no longer stands', async () => {
      const { mailboxes } = ports();
      const keptFor = async (digest: string, now: Date) => (await mailboxes.keptAgainst(digest, now)).decided;
      const [one, other] = [decision(), decision()];
      const [mine, second] = [`mailbox ${nth}`, `second ${nth}`];
      const suspended = { ...one, kind: 'suspended', until: inDays(7) } as const;
      const limited = { ...other, kind: 'limited', until: null } as const;
      await mailboxes.keep(mine, suspended, inDays(7));
      await mailboxes.keep(mine, limited, inDays(7));
      await mailboxes.keep(mine, limited, inDays(9));
      await mailboxes.keep(second, suspended, inDays(7));
      expect(await keptFor(mine, contractStart)).toEqual([suspended, limited]);
      expect(await keptFor(mine, inDays(7))).toEqual([limited]);
      expect(await keptFor(mine, inDays(9))).toEqual([]);
      await mailboxes.release(one.decisionId);
      expect(await keptFor(mine, contractStart)).toEqual([limited]);
      expect(await keptFor(second, contractStart)).toEqual([]);
    });

    it('are found of an account, and accounts of them, by the newest that was noted', async () => {
      const { mailboxes } = ports();
      const [bea, again] = [await addMember(ports()), await addMember(ports())].map(({ id }) => id);
      const [one, other] = [`noted ${++nth}`, `noted ${++nth}`];
      for (const id of [bea, again]) if (id !== undefined) await mailboxes.note(id, one);
      expect(await mailboxes.accountsOf([one, other])).toEqual([bea, again]);
      const hasAccount = async (digest: string) =>
        (await mailboxes.keptAgainst(digest, contractStart)).hasAccount;
      expect([await hasAccount(one), await hasAccount(other)]).toEqual([true, false]);
      await mailboxes.note(again ?? 0, other);
      expect(await mailboxes.accountsOf([one])).toEqual([bea]);
      expect(await mailboxes.accountsOf([])).toEqual([]);
      expect(await mailboxes.mailboxOf(again ?? 0)).toBe(other);
      expect(await mailboxes.mailboxOf((again ?? 0) + 1000)).toBeUndefined();
    });

    it('say whether it is new that an account has the mailbox', async () => {
      const { mailboxes } = ports();
      const { id } = await addMember(ports());
      const [one, other] = [`new ${++nth}`, `new ${++nth}`];
      const noted: boolean[] = [];
      for (const digest of [one, one, other, other, one]) noted.push(await mailboxes.note(id, digest));
      expect(noted).toEqual([true, false, true, false, true]);
    });

    it('come from the decisions about a member that are in force', async () => {
      const { restrictions, transaction } = ports();
      const members = [await addMember(ports()), await addMember(ports())].map(({ id }) => id);
      const [lifted, standing] = [decision(), decision()];
      for (const id of members) {
        await transaction.run(async () => {
          await restrictions.lockMember(id);
          await restrictions.add(id, { kind: 'limited', until: null }, 'weight', contractStart);
          await restrictions.add(id, { kind: 'banned', until: null }, lifted, contractStart);
          await restrictions.add(id, { kind: 'suspended', until: inDays(7) }, standing, contractStart);
          if (id === members[0]) await restrictions.lift(id, lifted, contractStart);
        });
      }
      const [first = 0, second] = members;
      const suspended = { ...standing, kind: 'suspended', until: inDays(7) };
      expect(await restrictions.decidedAbout(first, contractStart)).toEqual([suspended]);
      expect(await restrictions.decidedAbout(first, inDays(7))).toEqual([]);
      expect(await restrictions.membersRestrictedBy(standing.decisionId)).toEqual(members);
      expect(await restrictions.membersRestrictedBy(lifted.decisionId)).toEqual([second]);
    });
  });
}
