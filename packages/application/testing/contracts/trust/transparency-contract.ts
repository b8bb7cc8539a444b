import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { spanOfMonth } from '@nestmates/domain/trust/transparency/months.ts';
import { expect } from 'vitest';
import type { TransparencyMonth } from '../../../src/trust/transparency/contract.ts';
import type { TransparencyStore } from '../../../src/trust/transparency/ports.ts';
import { describe, it } from '../suite.ts';
import { type CasePorts, caseSteps } from './arrange-cases.ts';

export interface TransparencyPorts extends CasePorts {
  readonly transparency: TransparencyStore;
}

/** The behaviour required of every implementation of `TransparencyStore`. */
export function transparencyContract(name: string, ports: () => TransparencyPorts): void {
  const { changed, openCase, report, decide } = caseSteps(ports);
  /** Months in which nothing else happens in the same store. */
  const may = spanOfMonth('2031-05');
  const july = spanOfMonth('2031-07');
  const september = spanOfMonth('2031-09');
  const december = spanOfMonth('2031-12');

  const figures: Omit<TransparencyMonth, 'month'> = {
    reports: 5,
    byCategory: {} as TransparencyMonth['byCategory'],
    decisions: 'fewer than 5',
    byDecision: {} as TransparencyMonth['byDecision'],
    appeals: 0,
    overturned: 0,
    medianHours: 1.5,
  };

  describe(`transparency in ${name}`, () => {
    it('counts the reports of a month by category, but for those that were withdrawn', async () => {
      const { transparency, reports } = ports();
      const begun = await openCase(may.from);
      await report(begun, { at: later(may.from, -1), category: 'hate' });
      await report(begun, { at: may.from, category: 'spam' });
      await report(begun, { at: later(may.until, -1), category: 'spam' });
      await report(begun, { at: may.from, category: 'scam' });
      await report(begun, { at: may.until, category: 'danger' });
      const { id } = await report(begun, { at: may.from, category: 'other' });
      await reports.withdraw(id);
      expect(await transparency.figuresOf(may)).toMatchObject({
        byCategory: { spam: 2, scam: 1 },
      });
      const counted = (await transparency.figuresOf(may)).byCategory;
      expect(Object.keys(counted).toSorted()).toEqual(['scam', 'spam']);
    });

    it('counts what was decided and not taken back, and how long it took', async () => {
      const { transparency, decisions } = ports();
      const opened = later(july.from, -hours(1));
      await decide(await openCase(opened), { decision: 'remove', at: july.from });
      await decide(await openCase(opened), { decision: 'warn', at: later(july.from, hours(2)) });
      await decide(await openCase(opened), { decision: 'warn', at: later(july.until, -1) });
      await decide(await openCase(opened), { decision: 'limit', at: later(july.from, -1) });
      await decide(await openCase(opened), { decision: 'limit', at: july.until });
      const undone = await decide(await openCase(opened), { decision: 'ban', at: july.from });
      await decisions.undo(undone, july.from);
      const { byDecision, hoursToDecide } = await transparency.figuresOf(july);
      expect(byDecision).toEqual({ remove: 1, warn: 2 });
      const took = hoursToDecide.map((each) => Math.round(each * 10) / 10).toSorted((a, b) => a - b);
      expect(took).toEqual([1, 3, 24 * 31 + 1]);
    });

    it('counts the time to decide from the first report that was not withdrawn', async () => {
      const begun = await openCase(later(december.from, -hours(1000)));
      const figures = { weight: 4, isUrgent: false, reportCount: 1, categories: [] };
      await changed(begun, ({ id }) => ports().cases.weigh(id, { ...figures, oldestAt: december.from }));
      await decide(begun, { at: later(december.from, hours(2)) });
      expect((await ports().transparency.figuresOf(december)).hoursToDecide).toEqual([2]);
    });

    it('counts appeals when they are made, and decisions that were overturned when that is answered', async () => {
      const { transparency, decisions } = ports();
      const appealed = async (at: Date, answer?: { outcome: 'upheld' | 'overturned'; at: Date }) => {
        const begun = await openCase(september.from);
        const id = await decide(begun, { at: september.from });
        await decisions.addAppeal(id, 'It was not me.', at);
        if (answer) await decisions.answerAppeal(id, { ...answer, words: 'We see.', byId: begun.memberId });
      };
      const { from, until } = september;
      await appealed(later(from, -1), { outcome: 'overturned', at: from });
      await appealed(from, { outcome: 'overturned', at: until });
      await appealed(from, { outcome: 'upheld', at: from });
      await appealed(later(until, -1));
      await appealed(until);
      expect(await transparency.figuresOf(september)).toMatchObject({ appeals: 3, overturned: 1 });
    });

    it('counts nothing in a month without anything', async () => {
      expect(await ports().transparency.figuresOf(spanOfMonth('2031-11'))).toEqual({
        byCategory: {},
        byDecision: {},
        appeals: 0,
        overturned: 0,
        hoursToDecide: [],
      });
    });

    it('keeps the figures of a month as they were counted last, the latest month first', async () => {
      const { transparency } = ports();
      const save = (month: string, reports: number) =>
        transparency.save({ ...figures, month, reports }, may.from);
      await save('2031-05', 5);
      await save('2032-01', 6);
      await save('2031-12', 7);
      await save('2031-05', 8);
      expect(await transparency.months()).toEqual([
        { ...figures, month: '2032-01', reports: 6 },
        { ...figures, month: '2031-12', reports: 7 },
        { ...figures, month: '2031-05', reports: 8 },
      ]);
    });

    it('begins with the first report', async () => {
      const first = new Date('2020-02-03T04:05:06.000Z');
      const begun = await openCase();
      await report(begun, { at: later(first, hours(1)) });
      await report(begun, { at: first });
      await report(begun, { at: later(first, hours(2)) });
      expect(await ports().transparency.since()).toEqual(first);
    });
  });
}
