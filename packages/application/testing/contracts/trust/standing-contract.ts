import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { RestrictionStore } from '../../../src/members/restrictions/ports.ts';
import type { StandingQueries } from '../../../src/trust/standing/ports.ts';
import { addMember, contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { type CasePorts, caseSteps, draftBy } from './arrange-cases.ts';

export interface StandingPorts extends CasePorts {
  readonly standing: StandingQueries;
  readonly restrictions: RestrictionStore;
}

const at = contractStart;
const daysLater = (count: number) => later(at, days(count));

/** The behaviour required of every implementation of `StandingQueries`. */
export function standingContract(name: string, ports: () => StandingPorts): void {
  const { openCase, report, decide } = caseSteps(ports);

  describe(`standing in ${name}`, () => {
    it('is nothing while nothing was decided', async () => {
      const { id } = await addMember(ports());
      const nothing = { restriction: undefined, decisions: [], hidden: [] };
      expect(await ports().standing.of(id)).toEqual(nothing);
    });

    it('has the restriction that was set last, with its end', async () => {
      const { standing, restrictions, transaction } = ports();
      const [{ id }, { id: other }] = [await addMember(ports()), await addMember(ports())];
      const restrict = (kind: 'limited' | 'suspended', until: Date | null) =>
        transaction.run(async () => {
          await restrictions.lockMember(id);
          await restrictions.setCurrent(id, { kind, until });
        });
      await restrict('limited', null);
      expect((await standing.of(id)).restriction).toEqual({ kind: 'limited', until: null });
      await restrict('suspended', daysLater(7));
      expect((await standing.of(id)).restriction).toEqual({ kind: 'suspended', until: daysLater(7) });
      expect((await standing.of(other)).restriction).toBeUndefined();
    });

    it('has nothing that the member is not told yet', async () => {
      const { standing, restrictions, transaction } = ports();
      const told = async (toldAt: Date) => {
        const { id } = await addMember(ports());
        const thing = { kind: 'listing', id: String(id), memberId: id };
        const limited = { kind: 'limited', until: null } as const;
        await transaction.run(async () => {
          await restrictions.lockMember(id);
          await restrictions.add(id, limited, 'weight', at, toldAt);
          await restrictions.setCurrent(id, { ...limited, toldAt });
          await restrictions.hide([thing], 'weight', at, toldAt);
        });
        return id;
      };
      // Adapters ask the time themselves.
      const [before, later] = [await told(new Date(0)), await told(new Date('2200-01-01T00:00:00Z'))];
      expect(await standing.of(before)).toEqual({
        restriction: { kind: 'limited', until: null },
        decisions: [],
        hidden: [{ thing: { kind: 'listing', id: before }, title: '' }],
        isLimitedByWeight: true,
      });
      expect(await standing.of(later)).toEqual({ restriction: undefined, decisions: [], hidden: [] });
    });

    it('has that another account of the mailbox limits the member, once they are told and while it does', async () => {
      const { standing, restrictions, transaction } = ports();
      const [told, untold] = [await addMember(ports()), await addMember(ports())];
      const limited = { kind: 'limited', until: null } as const;
      const change = (id: number, take: () => Promise<unknown>) =>
        transaction.run(async () => {
          await restrictions.lockMember(id);
          await take();
        });
      const impose = (id: number, toldAt: string) =>
        change(id, () => restrictions.add(id, limited, { caseId: 7 }, at, new Date(toldAt)));
      await impose(told.id, '2020-01-01T00:00:00Z');
      await impose(untold.id, '2200-01-01T00:00:00Z');
      const isLimited = async ({ id }: { readonly id: number }) => {
        const { isLimitedWithAnother, isLimitedByWeight } = await standing.of(id);
        return [isLimitedWithAnother, isLimitedByWeight];
      };
      expect(await isLimited(told)).toEqual([true, undefined]);
      expect(await isLimited(untold)).toEqual([undefined, undefined]);
      await change(told.id, () => restrictions.lift(told.id, { caseId: 7 }, at));
      expect(await isLimited(told)).toEqual([undefined, undefined]);
    });

    it('has the milder one that was decided, while the member is not told of a longer one', async () => {
      const { standing, restrictions, transaction } = ports();
      const { id } = await addMember(ports());
      const toldAt = new Date('2200-01-01T00:00:00Z');
      const until = new Date('2199-01-01T00:00:00Z');
      await transaction.run(async () => {
        await restrictions.lockMember(id);
        await restrictions.add(id, { kind: 'limited', until }, { decisionId: 7 }, at);
        await restrictions.add(id, { kind: 'limited', until: null }, 'weight', at, toldAt);
        await restrictions.setCurrent(id, { kind: 'limited', until: null, toldAt });
      });
      expect((await standing.of(id)).restriction).toEqual({ kind: 'limited', until });
    });

    it('has what the member has said last in the open case', async () => {
      const { standing, cases } = ports();
      const begun = await openCase();
      const said = (words: string) => ({ type: 'said', words, byId: null, at: daysLater(1) }) as const;
      const first = await cases.append(begun, said('It is new.'));
      await cases.append(first, said('It is nearly new.'));
      const found = await standing.of(begun.memberId);
      expect(found.said).toEqual({ words: 'It is nearly new.', at: daysLater(1) });
    });

    it('has the decisions that were not taken back, the newest first', async () => {
      const { standing, decisions } = ports();
      const begun = await openCase();
      const { id: caseId, memberId } = begun;
      const said = draftBy(memberId);
      const first = await decide(begun);
      const add = (daysAfter: number) =>
        decisions.add(caseId, memberId, { ...said, at: daysLater(daysAfter) });
      const [newest, second, undone] = [await add(2), await add(1), await add(3)];
      await decisions.undo(undone, daysLater(3));
      const another = await openCase();
      await decide(another);
      const { decisions: found } = await standing.of(memberId);
      expect(found.map(({ id }) => id)).toEqual([newest, second, first]);
      expect(found[2]).toEqual({ ...said, id: first, undoneAt: null, titles: [''], appeal: undefined });
    });

    it('names what a decision rests on as it was called in the first report about it', async () => {
      const begun = await openCase();
      const message = { kind: 'message', id: 12 } as const;
      const photo = { kind: 'photo', id: 'a-photo' } as const;
      await report(begun, { about: photo, title: 'Photo' });
      await report(begun, { about: message, title: 'Hello' });
      await report(begun, { about: message, title: 'Hello again' });
      await report(await openCase(), { about: { kind: 'shop', id: 3 }, title: 'Shop' });
      await decide(begun, { things: [message, { kind: 'shop', id: 3 }, photo] });
      const { decisions } = await ports().standing.of(begun.memberId);
      expect(decisions.map(({ titles }) => titles)).toEqual([['Hello', '', 'Photo']]);
    });

    it('has the appeal against a decision, and its answer', async () => {
      const { standing, decisions } = ports();
      const begun = await openCase();
      const id = await decide(begun);
      const appeal = async () => (await standing.of(begun.memberId)).decisions[0]?.appeal;
      await decisions.addAppeal(id, 'It was not me.', daysLater(1));
      const said = { words: 'It was not me.', at: daysLater(1), outcome: null, answer: null };
      expect(await appeal()).toEqual(said);
      const answer = { outcome: 'overturned', words: 'We see.', byId: null, at: daysLater(2) } as const;
      await decisions.answerAppeal(id, answer);
      expect(await appeal()).toEqual({ ...said, outcome: 'overturned', answer: 'We see.' });
    });

    it('has what is hidden by weight, the longest hidden first, and not what was removed', async () => {
      const { standing, restrictions } = ports();
      const [{ id }, { id: other }] = [await addMember(ports()), await addMember(ports())];
      const hide = (kind: string, daysAfter: number, by: 'weight' | { decisionId: number } = 'weight') =>
        restrictions.hide([{ kind, id: String(id), memberId: id }], by, daysLater(daysAfter));
      await hide('shop', 0);
      await hide('listing', 1);
      await hide('message', 2, { decisionId: 7 });
      const photo = { kind: 'photo', id: `photo-of-${id}` };
      await restrictions.hide([{ ...photo, memberId: id }], 'weight', daysLater(3));
      await restrictions.hide(
        [{ kind: 'review', id: String(other), memberId: other }],
        'weight',
        daysLater(1),
      );
      expect((await standing.of(id)).hidden).toEqual([
        { thing: { kind: 'shop', id }, title: '' },
        { thing: { kind: 'listing', id }, title: '' },
        { thing: photo, title: '' },
      ]);
    });

    it('names what is hidden by weight as it was called in the first report about it', async () => {
      const begun = await openCase();
      const { id: caseId, memberId } = begun;
      const about = { kind: 'listing', id: caseId } as const;
      await report(begun, { about: { kind: 'shop', id: caseId }, title: 'Shop' });
      await report(begun, { about, title: 'Stroller' });
      await report(begun, { about, title: 'Stroller, now cheaper' });
      await ports().restrictions.hide([{ ...about, id: String(about.id), memberId }], 'weight', at);
      expect((await ports().standing.of(memberId)).hidden).toEqual([{ thing: about, title: 'Stroller' }]);
    });
  });
}
