import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import { addMember, contractStart } from '../arrange.ts';
import { describe, it } from '../suite.ts';
import { type CasePorts, caseSteps, draftBy } from './arrange-cases.ts';

const at = contractStart;
const minutesLater = (count: number) => later(at, minutes(count));

/** The behaviour required of every implementation of `CaseStore`, `DecisionStore` and `ReportStore`. */
export function casesContract(name: string, ports: () => CasePorts): void {
  const { openCase, changed } = caseSteps(ports);

  describe(`cases in ${name}`, () => {
    it('are open about a member, and change by what happens to them', async () => {
      const { cases } = ports();
      const begun = await openCase();
      const { id, memberId } = begun;
      expect(begun).toMatchObject({ status: 'open', version: 0, claimedBy: null, decisionId: null });
      expect([await cases.find(id), await cases.openOf(memberId)]).toEqual([begun, begun]);
      const events = [
        { type: 'claimed', byId: memberId, at },
        { type: 'noted', words: 'She is new.', byId: memberId, at: minutesLater(1) },
      ] as const;
      const noted = await changed(begun, async (current) => {
        const claimed = await cases.append(current, events[0]);
        return cases.append(claimed, events[1]);
      });
      expect(noted).toEqual({ ...begun, version: 2, claimedBy: memberId });
      expect([await cases.find(id), await cases.eventsOf(id)]).toEqual([noted, events]);
    });

    it('refuse what is added to an older version', async () => {
      const { cases } = ports();
      const begun = await openCase();
      const note = { type: 'noted', words: 'One.', byId: null, at } as const;
      await changed(begun, (current) => cases.append(current, note));
      await expect(changed(begun, () => cases.append(begun, note))).rejects.toThrow();
      expect(await cases.eventsOf(begun.id)).toHaveLength(1);
    });

    it('are unsettled while they are open or appealed', async () => {
      const { cases, decisions } = ports();
      const begun = await openCase();
      const memberId = begun.memberId;
      const unsettled = async () => (await cases.unsettledOf(memberId)).map(({ status }) => status);
      expect(await unsettled()).toEqual(['open']);
      const decisionId = await decisions.add(begun.id, memberId, draftBy(memberId));
      const decided = { type: 'decided', decisionId, decision: 'suspend', byId: memberId, at } as const;
      await changed(begun, (current) => cases.append(current, decided));
      expect([await unsettled(), await cases.openOf(memberId)]).toEqual([[], undefined]);
      await changed(begun, (current) => cases.append(current, { type: 'appealed', byId: null, at }));
      expect(await unsettled()).toEqual(['appealed']);
    });

    it('whose reports had an effect are read with when the member is told, the newest first', async () => {
      const { cases } = ports();
      const begun = await openCase();
      const { memberId } = begun;
      const limited = { type: 'limited', toldAt: minutesLater(35), byId: null, at } as const;
      const closed = { type: 'closed', byId: null, at: minutesLater(40) } as const;
      await changed(begun, async (current) => cases.append(await cases.append(current, limited), closed));
      const next = await changed(begun, () => cases.create(memberId, at));
      expect(await cases.effectiveOf(memberId)).toEqual([[limited, closed]]);
      const hidden = { ...limited, type: 'hidden', things: [{ kind: 'listing', id: 7 }] } as const;
      await changed(next, (current) => cases.append(current, hidden));
      expect(await cases.effectiveOf(memberId)).toEqual([[hidden], [limited, closed]]);
      expect(await cases.effectiveOf(2_000_000_000)).toEqual([]);
    });

    it('are idle once all their reports were withdrawn before a time', async () => {
      const { cases } = ports();
      const figures = { weight: 4, isUrgent: false, categories: [], oldestAt: at };
      const [idle, late, reported] = [await openCase(), await openCase(), await openCase()];
      for (const [begun, minutes, reportCount] of [
        [idle, 0, 0],
        [late, 9, 0],
        [reported, 0, 1],
      ] as const) {
        const withdrawn = { type: 'withdrawn', reportId: 1, byId: null, at: minutesLater(minutes) } as const;
        await changed(begun, (current) => cases.append(current, withdrawn));
        await cases.weigh(begun.id, { ...figures, reportCount });
      }
      const ids = [idle.id, late.id, reported.id];
      const among = async (before: Date) =>
        (await cases.idleSince(before, 1000)).filter((id) => ids.includes(id));
      expect([await among(at), await among(minutesLater(9)), await among(minutesLater(10))]).toEqual([
        [],
        [idle.id],
        [idle.id, late.id],
      ]);
      expect(await cases.idleSince(minutesLater(10), 1)).toHaveLength(1);
    });

    it('are about members who are there', async () => {
      const { cases, transaction, removeMember } = ports();
      const { id } = await addMember(ports());
      await removeMember(id);
      expect(await transaction.run(() => cases.lockMember(id))).toBe(false);
      expect(await transaction.run(() => cases.lock(2_000_000_000))).toBeUndefined();
    });
  });

  describe(`decisions in ${name}`, () => {
    it('are kept as they were said, and taken back once', async () => {
      const { decisions } = ports();
      const { id: caseId, memberId } = await openCase();
      const said = draftBy(memberId);
      const id = await decisions.add(caseId, memberId, said);
      expect(await decisions.find(id)).toEqual({ ...said, id, caseId, memberId, undoneAt: null });
      await decisions.undo(id, minutesLater(5));
      expect(await decisions.find(id)).toMatchObject({ undoneAt: minutesLater(5) });
      await expect(decisions.undo(id, minutesLater(6))).rejects.toThrow();
      expect(await decisions.find(2_000_000_000)).toBeUndefined();
    });

    it('are appealed once, and answered once', async () => {
      const { decisions } = ports();
      const { id: caseId, memberId } = await openCase();
      const id = await decisions.add(caseId, memberId, draftBy(memberId));
      expect(await decisions.appealOf(id)).toBeUndefined();
      const answer = { outcome: 'upheld', words: 'It was.', byId: memberId, at: minutesLater(9) } as const;
      await expect(decisions.answerAppeal(id, answer)).rejects.toThrow();
      await decisions.addAppeal(id, 'It was not me.', minutesLater(3));
      await expect(decisions.addAppeal(id, 'Again.', minutesLater(4))).rejects.toThrow();
      const appeal = { words: 'It was not me.', at: minutesLater(3), outcome: null, answer: null };
      expect(await decisions.appealOf(id)).toEqual(appeal);
      await decisions.answerAppeal(id, answer);
      expect(await decisions.appealOf(id)).toEqual({ ...appeal, outcome: 'upheld', answer: 'It was.' });
      await expect(decisions.answerAppeal(id, answer)).rejects.toThrow();
    });
  });

  describe(`reports in ${name}`, () => {
    async function reported(count: number) {
      const { reports, addEvidence } = ports();
      const current = await openCase();
      const evidenceId = await addEvidence(current.id);
      const about = { kind: 'member', id: current.memberId } as const;
      const send = async (reporterId: number, minute: number) =>
        reports.add({
          caseId: current.id,
          reporterId,
          publicReportId: null,
          reporterSince: at,
          about,
          title: 'Bea',
          category: 'spam',
          words: null,
          evidenceId,
          at: minutesLater(minute),
        });
      const reporters: number[] = [];
      const ids: number[] = [];
      for (let nth = 0; nth < count; nth += 1) {
        const { id } = await addMember(ports());
        reporters.push(id);
        ids.push((await send(id, count - nth)).id);
      }
      return { reports, current, about, send, reporters, ids };
    }
    const idsOf = (open: readonly { readonly id: number }[]) => open.map(({ id }) => id);

    it('are open once about one thing by one member, the oldest first', async () => {
      const { reports, current, about, send, reporters, ids } = await reported(2);
      const [ana = 0] = reporters;
      await expect(send(ana, 9)).rejects.toMatchObject({ code: 'ALREADY_REPORTED' });
      const hasOpen = async () => [
        await reports.hasOpen(ana, about),
        await reports.hasOpen(ana, { kind: 'member', id: ana }),
        await reports.hasOpen(about.id, about),
      ];
      expect(await hasOpen()).toEqual([true, false, false]);
      const open = await reports.openOf(current.id);
      expect(idsOf(open)).toEqual(ids.toReversed());
      expect(open[1]).toMatchObject({
        about,
        category: 'spam',
        reporter: { since: at, decided: 0, right: 0, traces: [], isVisitor: false },
      });
      await reports.withdraw(ids[0] ?? 0);
      expect(await hasOpen()).toEqual([false, false, false]);
      expect(idsOf(await reports.openOf(current.id))).toEqual([ids[1]]);
      const { id: caseId } = current;
      expect(await reports.lastWithdrawn(ana, about)).toEqual({ id: ids[0], caseId, hadEffect: false });
      expect(await reports.lastWithdrawn(reporters[1] ?? 0, about)).toBeUndefined();
      const { id: anew } = await send(ana, 9);
      expect(idsOf(await reports.openOf(current.id))).toEqual([ids[1], anew]);
    });

    it('are open in those cases that nobody has decided', async () => {
      const { cases, decisions, reports } = ports();
      const { current, reporters, ids } = await reported(2);
      const [ana = 0, bea = 0] = reporters;
      await reports.withdraw(ids[1] ?? 0);
      const openCasesOf = async () => [await reports.openCasesOf(ana), await reports.openCasesOf(bea)];
      expect(await openCasesOf()).toEqual([[current.id], []]);
      const byId = current.memberId;
      const decisionId = await decisions.add(current.id, byId, draftBy(byId));
      await changed(current, (before) =>
        cases.append(before, { type: 'decided', decisionId, decision: 'suspend', byId, at }),
      );
      expect(await openCasesOf()).toEqual([[], []]);
    });

    it('are their reporter’s alone', async () => {
      const { reports, current, send, reporters, ids } = await reported(2);
      const [[ana = 0, bea = 0], [first = 0]] = [reporters, ids];
      const { id: caseId, memberId } = current;
      await reports.withdraw(first);
      const { id, number } = await send(ana, 9);
      expect(await reports.caseOf(number, ana)).toEqual({ caseId, memberId });
      expect([await reports.caseOf(number, bea), await reports.lock(number, bea)]).toEqual([
        undefined,
        undefined,
      ]);
      await reports.setWords(id, 'Ten times.');
      expect(await reports.lock(number, ana)).toMatchObject({
        id,
        words: 'Ten times.',
        state: 'received',
        caseId,
      });
    });

    it('are counted for each reporter, whatever others report', async () => {
      const { reports, send, reporters, ids } = await reported(3);
      const numbersOf = async (reporterId = 0) =>
        (await reports.listOf(reporterId, { limit: 10 })).map(({ number }) => number);
      expect(await Promise.all(reporters.map(numbersOf))).toEqual([[1], [1], [1]]);
      // One that is refused uses up none.
      await expect(send(reporters[2] ?? 0, 5)).rejects.toThrow();
      await reports.withdraw(ids[2] ?? 0);
      expect((await send(reporters[2] ?? 0, 6)).number).toBe(2);
      expect(await numbersOf(reporters[2])).toEqual([2, 1]);
    });

    it('are settled, count for what their reporter was worth, and come back', async () => {
      const { reports, current, send, reporters, ids } = await reported(2);
      await reports.withdraw(ids[1] ?? 0);
      expect(await reports.settle(current.id, () => 'done')).toEqual([reporters[0]]);
      expect(await reports.settle(current.id, () => 'nothing')).toEqual([]);
      expect(await reports.lock(1, reporters[0] ?? 0)).toMatchObject({
        id: ids[0],
        state: 'looked-at',
        outcome: 'done',
      });
      const { id: next } = await send(reporters[1] ?? 0, 5);
      const { id: anew } = await send(reporters[0] ?? 0, 6);
      const open = await reports.openOf(current.id);
      expect(open.map(({ id, reporter }) => [id, reporter.decided, reporter.right])).toEqual([
        [next, 0, 0],
        [anew, 1, 1],
      ]);
      // One that was reported anew meanwhile stays looked at.
      await reports.reopen(current.id);
      expect(idsOf(await reports.openOf(current.id))).toEqual([next, anew]);
      await reports.withdraw(anew);
      await reports.reopen(current.id);
      expect(idsOf(await reports.openOf(current.id))).toEqual([ids[0], next]);
    });

    it('were not right where they were withdrawn after an effect, also in the case that theirs has joined', async () => {
      const { reports, current, about, send, reporters, ids } = await reported(2);
      const [ana = 0, bea = 0] = reporters;
      const into = await openCase();
      await reports.markEffective(ids.slice(0, 1));
      for (const id of ids) await reports.withdraw(id);
      await reports.move(current.id, into.id);
      const found = { id: ids[0], caseId: into.id, hadEffect: true };
      expect(await reports.lastWithdrawn(ana, about)).toEqual(found);
      for (const by of [ana, bea]) await send(by, 9);
      const open = await reports.openOf(current.id);
      expect(open.map(({ reporter: { decided, right } }) => [decided, right])).toEqual([
        [1, 0],
        [0, 0],
      ]);
    });

    it('were not right where the decision was overturned', async () => {
      const { cases, decisions } = ports();
      const { reports, current, send, reporters } = await reported(1);
      await reports.settle(current.id, () => 'done');
      await send(reporters[0] ?? 0, 5);
      const worth = async () =>
        (await reports.openOf(current.id)).map(({ reporter: { decided, right } }) => [decided, right]);
      expect(await worth()).toEqual([[1, 1]]);
      const byId = current.memberId;
      const decisionId = await decisions.add(current.id, byId, draftBy(byId));
      await changed(current, async (before) => {
        const decided = { type: 'decided', decisionId, decision: 'suspend', byId, at } as const;
        const appealed = { type: 'appealed', byId: null, at } as const;
        const answered = { type: 'overturned', words: 'You are right.', byId, at } as const;
        return cases.append(await cases.append(await cases.append(before, decided), appealed), answered);
      });
      expect(await worth()).toEqual([[1, 0]]);
    });

    it('of one thing that were looked at together come back as the last of them', async () => {
      const { reports, current, send, reporters } = await reported(1);
      await reports.settle(current.id, () => 'done');
      const { id: anew } = await send(reporters[0] ?? 0, 5);
      await reports.settle(current.id, () => 'done');
      await reports.reopen(current.id);
      expect(idsOf(await reports.openOf(current.id))).toEqual([anew]);
    });

    it('are listed for their reporter alone, the newest first, with what the decision is worth by now', async () => {
      const { cases, decisions } = ports();
      const { reports, current, about, send, reporters, ids } = await reported(2);
      const [[ana = 0, bea = 0], [first = 0]] = [reporters, ids];
      await reports.settle(current.id, () => 'done');
      const second = await send(ana, 5);
      const said = { about, title: 'Bea', category: 'spam', words: null };
      const listed = { id: first, number: 1, ...said, at: minutesLater(2) };
      const lookedAt = { ...listed, state: 'looked-at', outcome: 'done' };
      const anew = { ...listed, ...second, state: 'received', outcome: null, at: minutesLater(5) };
      expect(await reports.listOf(ana, { limit: 10 })).toEqual([anew, lookedAt]);
      expect(await reports.listOf(ana, { limit: 1 })).toEqual([anew]);
      expect(await reports.listOf(ana, { limit: 10, before: second.number })).toEqual([lookedAt]);
      expect([await reports.find(1, ana), await reports.find(2, bea)]).toEqual([lookedAt, undefined]);
      const byId = current.memberId;
      const decisionId = await decisions.add(current.id, byId, draftBy(byId));
      await changed(current, async (before) => {
        const decided = { type: 'decided', decisionId, decision: 'suspend', byId, at } as const;
        const appealed = { type: 'appealed', byId: null, at } as const;
        const answered = { type: 'overturned', words: 'You are right.', byId, at } as const;
        return cases.append(await cases.append(await cases.append(before, decided), appealed), answered);
      });
      expect(await reports.find(1, ana)).toEqual({ ...lookedAt, outcome: 'nothing' });
    });

    it('move to another case', async () => {
      const { reports, current, ids } = await reported(1);
      const other = await openCase();
      await reports.move(current.id, other.id);
      expect(idsOf(await reports.openOf(current.id))).toEqual([]);
      expect(idsOf(await reports.openOf(other.id))).toEqual(ids);
    });
  });
}
