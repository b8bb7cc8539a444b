import { expect } from 'vitest';
import type { RestrictedMailboxStore } from '../../../src/members/restrictions/ports.ts';
import type { DepartureStore } from '../../../src/trust/cases/ports.ts';
import { addMember, contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { type CasePorts, caseSteps, draftBy } from './arrange-cases.ts';

export interface DeparturePorts extends CasePorts {
  readonly departures: DepartureStore;
  readonly mailboxes: RestrictedMailboxStore;
}

const at = contractStart;
const when = { decidedBefore: at, appealedBefore: at, dismissedBefore: at, limit: 100 };
let nth = 0;

/** The behaviour required of every implementation of `DepartureStore`. */
export function departuresContract(name: string, ports: () => DeparturePorts): void {
  const { openCase, changed } = caseSteps(ports);
  const departed = async () => {
    const begun = await openCase();
    nth += 1;
    const digests = [`contract ${nth} one`, `contract ${nth} two`];
    await ports().departures.depart(begun.id, digests);
    return { begun, digests };
  };
  const casesOf = async (digest = '') => (await ports().mailboxes.keptAgainst(digest, at)).caseIds;

  describe(`departures in ${name}`, () => {
    it('leave a case that is nobody’s, and is found by each mailbox', async () => {
      const { cases, departures } = ports();
      const { begun, digests } = await departed();
      expect(await cases.find(begun.id)).toEqual({ ...begun, memberId: null });
      expect(await cases.openOf(begun.memberId)).toBeUndefined();
      expect(await departures.mailboxesOf(begun.id)).toEqual(digests);
      expect(await Promise.all(digests.map(casesOf))).toEqual([[begun.id], [begun.id]]);
      expect(await casesOf('another')).toEqual([]);
    });

    it('are those that are open, decided or appealed when the account is deleted', async () => {
      const { cases, decisions, departures } = ports();
      const begun = await openCase();
      const { memberId } = begun;
      const statuses = async () => (await departures.leftBehind(memberId)).map(({ status }) => status);
      expect(await statuses()).toEqual(['open']);
      const decisionId = await decisions.add(begun.id, memberId, draftBy(memberId));
      const decided = { type: 'decided', decisionId, decision: 'suspend', byId: memberId, at } as const;
      await changed(begun, (current) => cases.append(current, decided));
      expect(await statuses()).toEqual(['decided']);
      await changed(begun, (current) => cases.append(current, { type: 'appealed', byId: null, at }));
      expect(await statuses()).toEqual(['appealed']);
      const upheld = { type: 'upheld', words: 'No.', byId: memberId, at } as const;
      await changed(begun, (current) => cases.append(current, upheld));
      expect(await statuses()).toEqual([]);
    });

    it('end with the one who returns, once', async () => {
      const { cases, departures } = ports();
      const { begun, digests } = await departed();
      const { id: memberId } = await addMember(ports());
      await departures.returnTo(begun.id, memberId);
      expect(await cases.openOf(memberId)).toEqual({ ...begun, memberId });
      expect(await casesOf(digests[0])).toEqual([]);
      await departures.depart(begun.id, [`contract ${nth} three`]);
      expect(await departures.mailboxesOf(begun.id)).toEqual(
        [...digests, `contract ${nth} three`].toSorted(),
      );
    });

    it('leave their mailboxes to the case that they join, once each', async () => {
      const { departures } = ports();
      const [one, other] = [await departed(), await departed()];
      const never = (await openCase()).id;
      await departures.depart(one.begun.id, other.digests.slice(1));
      await departures.moveMailboxes(never, one.begun.id);
      await departures.moveMailboxes(one.begun.id, other.begun.id);
      const both = [...one.digests, ...other.digests].toSorted();
      expect(await departures.mailboxesOf(other.begun.id)).toEqual(both);
      expect(await departures.mailboxesOf(one.begun.id)).toEqual([]);
    });

    it('keep nothing of a case that is over', async () => {
      const { cases, departures } = ports();
      const [open, over] = [await departed(), await departed()];
      const theirs = { ...over.begun, memberId: null };
      await changed(theirs, () => cases.append(theirs, { type: 'closed', byId: null, at }));
      expect(await casesOf(over.digests[0])).toEqual([]);
      expect(await departures.sweep(when)).toBe(1);
      expect(await departures.sweep(when)).toBe(0);
      expect(await departures.mailboxesOf(over.begun.id)).toEqual([]);
      expect(await departures.mailboxesOf(open.begun.id)).toEqual(open.digests);
    });

    it('keep no mailbox of a case that is over and about whoever has returned', async () => {
      const { cases, departures } = ports();
      const { begun } = await departed();
      const { id: memberId } = await addMember(ports());
      await departures.returnTo(begun.id, memberId);
      const theirs = { ...begun, memberId };
      await changed(theirs, () => cases.append(theirs, { type: 'closed', byId: null, at }));
      expect(await departures.sweep(when)).toBe(1);
      expect(await departures.mailboxesOf(begun.id)).toEqual([]);
    });
  });
}
