import { expect, it } from 'vitest';
import { faulty } from '../../faulty.ts';
import { memoryCasePorts } from '../../memory/memory-case-ports.ts';
import type { MemoryCases } from '../../memory/memory-cases.ts';
import type { MemoryDecisions } from '../../memory/memory-decisions.ts';
import type { MemoryDepartures } from '../../memory/memory-departures.ts';
import type { MemoryReports } from '../../memory/memory-reports.ts';
import type { MemoryRestrictedMailboxes } from '../../memory/memory-restricted-mailboxes.ts';
import type { MemoryRestrictions } from '../../memory/memory-restrictions.ts';
import type { MemorySharedLimits } from '../../memory/memory-shared-limits.ts';
import { brokenBy } from '../suite.ts';
import { casesContract } from './cases-contract.ts';
import { departuresContract } from './departures-contract.ts';
import { restrictedMailboxesContract } from './restricted-mailboxes-contract.ts';
import { restrictionsContract } from './restrictions-contract.ts';
import { sharedLimitsContract } from './shared-limits-contract.ts';

interface Adapters {
  readonly cases: MemoryCases;
  readonly decisions: MemoryDecisions;
  readonly reports: MemoryReports;
  readonly restrictions: MemoryRestrictions;
  readonly mailboxes: MemoryRestrictedMailboxes;
  readonly departures: MemoryDepartures;
  readonly shared: MemorySharedLimits;
}
type Faults = { readonly [Name in keyof Adapters]?: Partial<Adapters[Name]> };

/** The sentences of these suites that do not hold with the faults. */
function broken(change: (real: Adapters) => Faults): Promise<readonly string[]> {
  const real = memoryCasePorts();
  const faults = change(real);
  const ports = {
    ...real,
    cases: faulty(real.cases, faults.cases ?? {}),
    decisions: faulty(real.decisions, faults.decisions ?? {}),
    reports: faulty(real.reports, faults.reports ?? {}),
    restrictions: faulty(real.restrictions, faults.restrictions ?? {}),
    mailboxes: faulty(real.mailboxes, faults.mailboxes ?? {}),
    departures: faulty(real.departures, faults.departures ?? {}),
    shared: faulty(real.shared, faults.shared ?? {}),
  };
  return brokenBy(() => {
    casesContract('faulty', () => ports);
    restrictionsContract('faulty', () => ports);
    restrictedMailboxesContract('faulty', () => ports);
    sharedLimitsContract('faulty', () => ports);
    departuresContract('faulty', () => ports);
  });
}

it('holds for the ports in memory', async () => {
  expect(await broken(() => ({}))).toEqual([]);
});

const faults: Readonly<Record<string, (real: Adapters) => Faults>> = {
  'a case takes an event for an older version': ({ cases }) => ({
    cases: {
      append: async (before, event) => cases.append((await cases.find(before.id)) ?? before, event),
    },
  }),
  'a decided case is still open': ({ cases }) => ({
    cases: {
      openOf: async (memberId) => [...cases.kept.values()].find((each) => each.memberId === memberId),
    },
  }),
  'an appealed case is settled': ({ cases }) => ({
    cases: {
      unsettledOf: async (id) => (await cases.unsettledOf(id)).filter(({ status }) => status === 'open'),
    },
  }),
  'a case that is reported is idle': ({ cases }) => ({
    cases: { idleSince: async () => [...cases.kept.keys()] },
  }),
  'every case had an effect': ({ cases }) => ({
    cases: {
      effectiveOf: async (memberId) =>
        Promise.all(
          [...cases.kept.values()]
            .filter((each) => each.memberId === memberId)
            .toReversed()
            .map(({ id }) => cases.eventsOf(id)),
        ),
    },
  }),
  'the oldest case with an effect comes first': ({ cases }) => ({
    cases: { effectiveOf: async (memberId) => (await cases.effectiveOf(memberId)).toReversed() },
  }),
  'a member is told of a limit at once': ({ restrictions }) => ({
    restrictions: { add: (id, restriction, by, from) => restrictions.add(id, restriction, by, from) },
  }),
  'a limit that is there is added': ({ restrictions }) => ({
    restrictions: {
      add: async (...limit) => {
        await restrictions.add(...limit);
        return true;
      },
    },
  }),
  'whoever has left is there': () => ({ cases: { lockMember: async () => true } }),
  'a decision is taken back twice': ({ decisions }) => ({
    decisions: {
      undo: async (id, at) => {
        const found = decisions.kept.get(id);
        if (found) decisions.kept.set(id, { ...found, undoneAt: at });
      },
    },
  }),
  'an appeal is answered twice': ({ decisions }) => ({
    decisions: { answerAppeal: (id, answer) => decisions.answerAppeal(id, answer).catch(() => undefined) },
  }),
  'a report is sent twice': ({ reports }) => ({
    reports: { add: (report) => reports.add(report).catch(() => ({ id: 1, number: 1 })) },
  }),
  'the reports of all are counted': ({ reports }) => ({
    reports: {
      async add(report) {
        const { id } = await reports.add(report);
        const added = reports.kept.get(id);
        if (added) reports.kept.set(id, { ...added, number: id });
        return { id, number: id };
      },
    },
  }),
  'a report is changed by another': ({ reports }) => ({
    reports: { lock: async (number) => [...reports.kept.values()].find((each) => each.number === number) },
  }),
  'a withdrawn report counts': ({ reports }) => ({
    reports: { withdraw: async (id) => void reports.kept.get(id) },
  }),
  'a report that came anew is open twice': ({ reports }) => ({
    reports: {
      async reopen(caseId) {
        for (const [id, each] of reports.kept) {
          if (each.caseId !== caseId || each.state !== 'looked-at') continue;
          reports.kept.set(id, { ...each, state: 'received', outcome: null });
        }
      },
    },
  }),
  'reports stay with the case that was merged': () => ({ reports: { move: async () => undefined } }),
  'a member is limited twice by weight': ({ restrictions }) => ({
    restrictions: {
      add: async (memberId, restriction, by, from) => {
        const decisionId = by !== 'weight' && 'decisionId' in by ? by.decisionId : null;
        restrictions.kept.push({
          memberId,
          by: decisionId,
          span: { ...restriction, from, liftedAt: null, settledAt: null },
        });
        return true;
      },
    },
  }),
  'whatever restricts a member is lifted by anything': ({ restrictions }) => ({
    restrictions: {
      lift: async (id, _, at) =>
        (await restrictions.lift(id, 'weight', at)) || restrictions.lift(id, { decisionId: 7 }, at),
    },
  }),
  'what was lifted is settled, too': ({ restrictions }) => ({
    restrictions: {
      settle: async (id, begunBy, at) => {
        await restrictions.settle(id, begunBy, at);
        for (const each of restrictions.kept) each.span = { ...each.span, settledAt: at };
      },
    },
  }),
  'all that a member is restricted by is settled where one is': ({ restrictions }) => ({
    restrictions: { isSettled: async (id) => restrictions.isSettled(id, { decisionId: 7 }) },
  }),
  'a mailbox is restricted for ever': ({ mailboxes }) => ({
    mailboxes: { keptAgainst: (digest) => mailboxes.keptAgainst(digest, new Date(0)) },
  }),
  'the mailbox of a decision that no longer stands is restricted': () => ({
    mailboxes: { release: async () => undefined },
  }),
  'an account has the mailbox that it had before': ({ mailboxes }) => ({
    mailboxes: {
      note: async (id, digest) => {
        if ((await mailboxes.mailboxOf(id)) !== undefined) return true;
        return mailboxes.note(id, digest);
      },
    },
  }),
  'a mailbox is new each time that it is shown': ({ mailboxes }) => ({
    mailboxes: {
      async note(id, digest) {
        await mailboxes.note(id, digest);
        return true;
      },
    },
  }),
  'a limit of another account ends with the own one': ({ restrictions }) => ({
    restrictions: {
      lift: async (id, by, at) => {
        const isLifted = await restrictions.lift(id, by, at);
        for (const caseId of restrictions.limitsOf(id)) await restrictions.lift(id, { caseId }, at);
        return isLifted;
      },
    },
  }),
  'a limit of another account never ends': () => ({ shared: { endedOf: async () => [] } }),
  'a limit of another account is told again': ({ restrictions }) => ({
    shared: {
      toldFirstAt: async (memberId, toldAt) =>
        restrictions.sharedLimitsToldTo(memberId).some((at) => +at === +toldAt)
          ? { memberId, to: '', firstName: null }
          : undefined,
    },
  }),
  'a case that joins another takes no mailboxes along': () => ({
    departures: { moveMailboxes: async () => undefined },
  }),
  'the mailbox of a case is not known': () => ({ shared: { mailboxesOf: async () => [] } }),
  'a case is found by the first mailbox alone': ({ departures }) => ({
    departures: { depart: (id, [first]) => departures.depart(id, first ? [first] : []) },
  }),
  'what was decided does not outlive the account': ({ departures }) => ({
    departures: {
      leftBehind: async (id) =>
        (await departures.leftBehind(id)).filter(({ status }) => status !== 'decided'),
    },
  }),
  'a case that is open is forgotten': ({ departures }) => ({
    departures: {
      async sweep() {
        const { size } = departures.mailboxes;
        departures.mailboxes.clear();
        return size;
      },
    },
  }),
  'a restriction that has ended follows its member': ({ restrictions }) => ({
    restrictions: { decidedAbout: (id) => restrictions.decidedAbout(id, new Date(0)) },
  }),
  'a restriction is never taken away': ({ restrictions }) => ({
    restrictions: {
      setCurrent: async (id, restriction) => {
        if (restriction) await restrictions.setCurrent(id, restriction);
      },
    },
  }),
  'the weight of reports brings back what a decision has removed': ({ restrictions }) => ({
    restrictions: {
      show: async (things) => {
        for (const { kind, id } of things) restrictions.hidden.delete(`${kind} ${id}`);
      },
    },
  }),
};

it.each(Object.entries(faults))('is broken where %s', async (_, change) => {
  expect(await broken(change)).not.toEqual([]);
});
