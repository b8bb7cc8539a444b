import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { CaseEvent, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import { expect } from 'vitest';
import type { RestrictedMailboxStore, RestrictionStore } from '../../../src/members/restrictions/ports.ts';
import type { SharedLimitStore } from '../../../src/members/restrictions/shared-limit-ports.ts';
import type { DepartureStore } from '../../../src/trust/cases/ports.ts';
import { addMember, contractStart as at } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { type CasePorts, caseSteps } from './arrange-cases.ts';

export interface SharedLimitPorts extends CasePorts {
  readonly restrictions: RestrictionStore;
  readonly mailboxes: RestrictedMailboxStore;
  readonly departures: DepartureStore;
  readonly shared: SharedLimitStore;
}

const toldAt = later(at, minutes(35));
const limited = { type: 'limited', toldAt, byId: null, at } as const;
const unlimited: CaseEvent = { type: 'unlimited', byId: null, at };
let nth = 0;

/** The behaviour required of every implementation of `SharedLimitStore`, and of what it is made of. */
export function sharedLimitsContract(name: string, ports: () => SharedLimitPorts): void {
  const { openCase, changed } = caseSteps(ports);
  const happened = (of: TrustCase, event: CaseEvent) =>
    changed(of, (current) => ports().cases.append(current, event));
  const limitsOf = async (digest: string) => (await ports().mailboxes.keptAgainst(digest, at)).limits;

  /** A case about one of two accounts of a mailbox, whose weight limits the account. */
  async function arranged() {
    const begun = await openCase();
    const { id: otherId } = await addMember(ports());
    const digest = `shared ${++nth}`;
    for (const id of [begun.memberId, otherId]) await ports().mailboxes.note(id, digest);
    await happened(begun, limited);
    const change = (take: (store: RestrictionStore) => Promise<unknown>) =>
      ports().transaction.run(async () => {
        await ports().restrictions.lockMember(otherId);
        await take(ports().restrictions);
      });
    return { begun, caseId: begun.id, otherId, digest, change };
  }

  describe(`limits of a mailbox in ${name}`, () => {
    it('are those of open cases about its accounts that limit by weight, until they do no longer', async () => {
      const { begun, caseId, digest } = await arranged();
      const limit = { caseId, memberId: begun.memberId, toldAt };
      expect(await limitsOf(digest)).toEqual([limit]);
      expect(await limitsOf(`another ${nth}`)).toEqual([]);
      expect(await ports().shared.mailboxesOf(caseId)).toEqual([digest]);
      await happened(begun, unlimited);
      expect(await limitsOf(digest)).toEqual([]);
      await happened(begun, { ...limited, toldAt: at });
      expect(await limitsOf(digest)).toEqual([{ ...limit, toldAt: at }]);
      await happened(begun, { type: 'closed', byId: null, at });
      expect(await limitsOf(digest)).toEqual([]);
    });

    it('go on when the account is deleted that the case is about, and with who returns', async () => {
      const { begun, caseId, digest, otherId } = await arranged();
      await ports().departures.depart(caseId, [digest]);
      const nobodys = { ...begun, memberId: null };
      expect(await limitsOf(digest)).toEqual([{ caseId, memberId: null, toldAt }]);
      await ports().departures.returnTo(caseId, otherId);
      const again = later(toldAt, minutes(60));
      await happened(nobodys, { type: 'returned', toldAt: again, byId: null, at });
      expect(await limitsOf(digest)).toEqual([{ caseId, memberId: otherId, toldAt: again }]);
    });

    it('hold for another account once, until they are lifted', async () => {
      const { begun, caseId, otherId, change } = await arranged();
      const { restrictions, shared } = ports();
      const impose = () =>
        change((store) => store.add(otherId, { kind: 'limited', until: null }, { caseId }, at));
      expect(await shared.membersOf(caseId)).toEqual([]);
      await impose();
      await impose();
      expect(await restrictions.spansOf(otherId)).toHaveLength(1);
      expect(await restrictions.decidedAbout(otherId, at)).toEqual([]);
      expect(await shared.membersOf(caseId)).toEqual([otherId]);
      expect(await shared.endedOf(otherId)).toEqual([]);
      await happened(begun, unlimited);
      expect(await shared.endedOf(otherId)).toEqual([caseId]);
      await change((store) => store.lift(otherId, 'weight', at));
      expect(await shared.membersOf(caseId)).toEqual([otherId]);
      await change((store) => store.lift(otherId, { caseId }, at));
      expect([await shared.membersOf(caseId), await shared.endedOf(otherId)]).toEqual([[], []]);
    });

    it('are told to another account with the first of them, while that holds', async () => {
      const { caseId, otherId, change } = await arranged();
      const second = (await arranged()).caseId;
      const nextToldAt = later(toldAt, minutes(10));
      const toldTo = async () => {
        const { shared } = ports();
        const found = [
          await shared.toldFirstAt(otherId, toldAt),
          await shared.toldFirstAt(otherId, nextToldAt),
        ];
        return found.map((recipient) => recipient?.memberId);
      };
      expect(await toldTo()).toEqual([undefined, undefined]);
      const limit = { kind: 'limited', until: null } as const;
      await change((store) => store.add(otherId, limit, { caseId }, at, toldAt));
      await change((store) => store.add(otherId, limit, { caseId: second }, at, nextToldAt));
      expect(await toldTo()).toEqual([otherId, undefined]);
      await change((store) => store.lift(otherId, { caseId }, at));
      expect(await toldTo()).toEqual([undefined, otherId]);
    });
  });
}
