import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { CaseQueries } from '../../../src/office/cases/ports.ts';
import type { QueuedWeight } from '../../../src/trust/cases/ports.ts';
import { addMember, contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { type CaseQueryPorts, caseSteps } from './arrange-cases.ts';

const at = contractStart;
const minutesLater = (count: number) => later(at, minutes(count));

/** The lists and counts of every implementation of `CaseQueries`. */
export function caseQueueContract(name: string, ports: () => CaseQueryPorts): void {
  const { openCase, changed, decide } = caseSteps(ports);

  const weighed = async (given: Partial<QueuedWeight> = {}) => {
    const begun = await openCase();
    const weight = { weight: 4, isUrgent: false, reportCount: 1, categories: [], oldestAt: at, ...given };
    await changed(begun, (current) => ports().cases.weigh(current.id, weight));
    return begun;
  };
  const claim = (of: Awaited<ReturnType<typeof openCase>>, byId: number) =>
    changed(of, (current) => ports().cases.append(current, { type: 'claimed', byId, at }));
  /** Those of this test, in their order. */
  const idsOf = async (
    ours: readonly { readonly id: number }[],
    asked: Partial<Parameters<CaseQueries['cases']>[0]> = {},
  ) => {
    const found = await ports().queries.cases({ by: null, list: 'all', limit: 1000, ...asked });
    return found.map(({ id }) => id).filter((id) => ours.some((each) => each.id === id));
  };

  describe(`the queue of cases in ${name}`, () => {
    it('has the urgent first, then the heavy, then those that wait longest', async () => {
      const light = await weighed({ weight: 2 });
      const late = await weighed({ oldestAt: minutesLater(1) });
      const early = await weighed({ oldestAt: at });
      const urgent = await weighed({ weight: 1, isUrgent: true });
      const beside = await weighed({ oldestAt: at });
      const ours = [light, late, early, urgent, beside];
      const inOrder = [urgent, early, beside, late, light].map(({ id }) => id);
      expect(await idsOf(ours, { list: 'open' })).toEqual(inOrder);
      const [first] = await ports().queries.cases({ by: null, list: 'open', limit: 1 });
      expect(first).toMatchObject({ isUrgent: true });
      const all = await ports().queries.cases({ by: null, list: 'open', limit: 1000 });
      for (const [nth, id] of inOrder.entries()) {
        const before = all.find((each) => each.id === id)?.cursor;
        expect(await idsOf(ours, { list: 'open', before })).toEqual(inOrder.slice(nth + 1));
      }
    });

    it('says of each what it is about, what it weighs, and who looks at it', async () => {
      const sara = await addMember(ports(), { firstName: 'Sara' });
      const categories = ['spam', 'scam'] as const;
      const begun = await weighed({ weight: 4.5, reportCount: 3, categories, oldestAt: minutesLater(1) });
      const rowOf = async () =>
        (await ports().queries.cases({ by: null, list: 'all', limit: 1000 })).find(
          ({ id }) => id === begun.id,
        );
      const row = {
        id: begun.id,
        state: 'open',
        weight: 4.5,
        isUrgent: false,
        categories,
        member: { id: begun.memberId, firstName: '', profilePhotoUrl: null },
        reports: 3,
        oldestAt: minutesLater(1).toISOString(),
        cursor: { rank: 450, at: minutesLater(1).getTime() * 1000, id: begun.id },
      };
      expect(await rowOf()).toEqual(row);
      await claim(begun, sara.id);
      expect(await rowOf()).toEqual({ ...row, claimedBy: { id: sara.id, firstName: 'Sara' } });
      await ports().removeMember(begun.memberId);
      expect(await rowOf()).toMatchObject({ id: begun.id, member: null });
    });

    it('is of a state, a category, or of the caller', async () => {
      const [sara, tina] = [await addMember(ports()), await addMember(ports())];
      const open = await weighed({ categories: ['hate', 'spam'] });
      const decided = await weighed();
      const appealed = await weighed();
      const closed = await weighed();
      const withdrawn = await weighed({ reportCount: 0 });
      const ours = [open, decided, appealed, closed, withdrawn];
      for (const each of [decided, appealed, closed]) await decide(each);
      const isAppealed = { type: 'appealed', byId: null, at } as const;
      for (const each of [appealed, closed]) {
        await changed(each, (current) => ports().cases.append(current, isAppealed));
      }
      const upheld = { type: 'upheld', words: 'It was.', byId: null, at } as const;
      await changed(closed, (current) => ports().cases.append(current, upheld));
      await claim(open, sara.id);
      await claim(appealed, tina.id);
      expect(await idsOf(ours, { list: 'open' })).toEqual([open.id]);
      expect(await idsOf(ours, { list: 'open', category: 'spam' })).toEqual([open.id]);
      expect(await idsOf(ours, { list: 'open', category: 'scam' })).toEqual([]);
      expect(await idsOf(ours, { list: 'decided' })).toEqual([decided.id]);
      expect(await idsOf(ours, { list: 'appealed' })).toEqual([appealed.id]);
      expect(await idsOf(ours, { list: 'closed' })).toEqual([closed.id]);
      expect(await idsOf(ours)).toEqual([open, decided, appealed, closed].map(({ id }) => id));
      expect(await idsOf(ours, { list: 'mine', by: sara.id })).toEqual([open.id]);
      expect(await idsOf(ours, { list: 'mine', by: tina.id })).toEqual([appealed.id]);
      expect(await idsOf(ours, { list: 'mine' })).toEqual([]);
    });

    it('is counted', async () => {
      const sara = await addMember(ports());
      const before = await ports().queries.counts(sara.id);
      expect(before.mine).toBe(0);
      const oldestAt = new Date('2019-02-03T04:05:06.789Z');
      await weighed({ isUrgent: true });
      await claim(await weighed({ oldestAt }), sara.id);
      await weighed({ reportCount: 0, isUrgent: true, oldestAt: new Date('2018-01-01T00:00:00Z') });
      const appealed = await weighed({ isUrgent: true });
      await decide(appealed);
      await changed(appealed, (current) =>
        ports().cases.append(current, { type: 'appealed', byId: null, at }),
      );
      const { open, urgent, appealed: waiting } = before;
      expect(await ports().queries.counts(sara.id)).toEqual({
        open: open + 2,
        urgent: urgent + 1,
        appealed: waiting + 1,
        mine: 1,
        oldestAt: oldestAt.toISOString(),
      });
      expect(await ports().queries.counts(null)).toMatchObject({ mine: 0 });
    });
  });
}
