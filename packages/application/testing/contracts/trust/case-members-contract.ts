import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { addMember, contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { type CaseQueryPorts, caseSteps } from './arrange-cases.ts';

const at = contractStart;
const minutesLater = (count: number) => later(at, minutes(count));

/** What every implementation of `CaseQueries` says of members. */
export function caseMembersContract(name: string, ports: () => CaseQueryPorts): void {
  const { openCase, report, decide } = caseSteps(ports);

  describe(`members beside cases in ${name}`, () => {
    it('have reported in a case, whatever became of it', async () => {
      const { queries, reports } = ports();
      const [begun, other] = [await openCase(), await openCase()];
      const { id, reporter } = await report(begun);
      await reports.withdraw(id);
      expect(await queries.hasReported(begun.id, reporter.id)).toBe(true);
      expect(await queries.hasReported(other.id, reporter.id)).toBe(false);
      expect(await queries.hasReported(begun.id, begun.memberId)).toBe(false);
      await report(begun, { reporterId: null });
      expect(await queries.hasReported(begun.id, null)).toBe(false);
    });

    it('are named by their first name, or by their address without one', async () => {
      const { queries, removeMember } = ports();
      const [sara, nameless] = [await addMember(ports(), { firstName: 'Sara' }), await addMember(ports())];
      const names = async () => [await queries.nameOf(sara.id), await queries.nameOf(nameless.id)];
      expect(await names()).toEqual(['Sara', nameless.email]);
      await removeMember(sara.id);
      expect(await names()).toEqual(['', nameless.email]);
    });

    it('stand as they were restricted and warned last, with their cases, the newest first', async () => {
      const { queries, restrictions, decisions, transaction } = ports();
      const first = await openCase();
      const { memberId } = first;
      const nothing = { restriction: undefined, warnedAt: undefined };
      const opened = { openedAt: at.toISOString() };
      const one = { ...opened, id: first.id, state: 'open', decision: null };
      expect(await queries.standingOf(memberId)).toEqual({ ...nothing, cases: [one] });
      await decide(first, { decision: 'warn', at: minutesLater(5) });
      const second = await openCase(minutesLater(6), memberId);
      const both = [
        { id: second.id, state: 'open', openedAt: minutesLater(6).toISOString(), decision: null },
        { ...one, state: 'decided', decision: 'warn' },
      ];
      await transaction.run(async () => {
        await restrictions.lockMember(memberId);
        await restrictions.setCurrent(memberId, { kind: 'suspended', until: later(at, days(7)) });
      });
      const restriction = { kind: 'suspended', until: later(at, days(7)) };
      const standing = { restriction, warnedAt: minutesLater(5), cases: both };
      expect(await queries.standingOf(memberId)).toEqual(standing);
      const warn = {
        decision: 'warn',
        rule: 'kind',
        words: 'Kind.',
        until: null,
        things: [],
        byId: null,
      } as const;
      const undone = await decisions.add(second.id, memberId, { ...warn, at: minutesLater(7) });
      await decisions.undo(undone, minutesLater(7));
      const overturned = await decisions.add(second.id, memberId, { ...warn, at: minutesLater(8) });
      await decisions.addAppeal(overturned, 'No.', at);
      await decisions.answerAppeal(overturned, { outcome: 'overturned', words: 'Yes.', byId: null, at });
      expect(await queries.standingOf(memberId)).toEqual(standing);
      const upheld = await decisions.add(second.id, memberId, { ...warn, at: minutesLater(9) });
      await decisions.addAppeal(upheld, 'No.', at);
      await decisions.answerAppeal(upheld, { outcome: 'upheld', words: 'It was.', byId: null, at });
      expect(await queries.standingOf(memberId)).toEqual({ ...standing, warnedAt: minutesLater(9) });
      const facts = await queries.facts(second.id);
      expect(facts?.memberFacts).toMatchObject({
        restriction,
        warnedAt: minutesLater(9),
        cases: both.slice(1),
      });
      await ports().removeMember(memberId);
      expect(await queries.standingOf(memberId)).toBeUndefined();
    });
  });
}
