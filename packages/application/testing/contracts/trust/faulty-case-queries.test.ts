import { expect, it } from 'vitest';
import { faulty } from '../../faulty.ts';
import { memoryCasePorts } from '../../memory/memory-case-ports.ts';
import type { MemoryCaseQueries } from '../../memory/memory-case-queries.ts';
import { brokenBy } from '../suite.ts';
import { caseMembersContract } from './case-members-contract.ts';
import { casePageContract } from './case-page-contract.ts';
import { caseQueueContract } from './case-queue-contract.ts';

type Faults = Partial<MemoryCaseQueries>;

/** The sentences of the suites that do not hold with the faults. */
function broken(change: (real: MemoryCaseQueries) => Faults): Promise<readonly string[]> {
  const real = memoryCasePorts();
  const ports = { ...real, queries: faulty(real.queries, change(real.queries)) };
  return brokenBy(() => {
    caseQueueContract('faulty', () => ports);
    casePageContract('faulty', () => ports);
    caseMembersContract('faulty', () => ports);
  });
}

it('holds for the ports in memory', async () => {
  expect(await broken(() => ({}))).toEqual([]);
});

type Asked = Parameters<MemoryCaseQueries['cases']>[0];
type Row = Awaited<ReturnType<MemoryCaseQueries['cases']>>[number];
type Facts = NonNullable<Awaited<ReturnType<MemoryCaseQueries['facts']>>>;
type Counts = Awaited<ReturnType<MemoryCaseQueries['counts']>>;

const asking = (changed: (asked: Asked) => Asked) => (queries: MemoryCaseQueries) => ({
  cases: (asked: Asked) => queries.cases(changed(asked)),
});
const rowsWith = (changed: (rows: readonly Row[]) => readonly Row[]) => (queries: MemoryCaseQueries) => ({
  cases: async (asked: Asked) => changed(await queries.cases(asked)),
});
const countsWith = (changed: (counts: Counts) => Partial<Counts>) => (queries: MemoryCaseQueries) => ({
  async counts(by: number | null) {
    const counts = await queries.counts(by);
    return { ...counts, ...changed(counts) };
  },
});
const factsWith = (changed: (facts: Facts) => Partial<Facts>) => (queries: MemoryCaseQueries) => ({
  async facts(id: number) {
    const facts = await queries.facts(id);
    return facts && { ...facts, ...changed(facts) };
  },
});

const faults: Readonly<Record<string, (real: MemoryCaseQueries) => Faults>> = {
  'the light come first': rowsWith((rows) => rows.toReversed()),
  'the oldest case comes first': rowsWith((rows) => rows.toSorted((one, other) => one.id - other.id)),
  'every page is the first': asking(({ before: _, ...asked }) => asked),
  'all states are one': asking((asked) => ({ ...asked, list: 'all' })),
  'all categories are one': asking(({ category: _, ...asked }) => asked),
  'mine is everybody’s': asking((asked) => (asked.list === 'mine' ? { ...asked, list: 'open' } : asked)),
  'nobody looks at a case': rowsWith((rows) => rows.map(({ claimedBy: _, ...row }) => row)),
  'whoever has left is still there': rowsWith((rows) =>
    rows.map((row) => ({ ...row, member: row.member ?? { id: 1, firstName: '', profilePhotoUrl: null } })),
  ),
  'appealed cases count as open': countsWith(({ open, appealed }) => ({ open: open + appealed })),
  'nothing is urgent': countsWith(() => ({ urgent: 0 })),
  'nothing is mine': countsWith(() => ({ mine: 0 })),
  'the oldest is not known': countsWith(() => ({ oldestAt: null })),
  'the newest report comes first': factsWith(({ reported }) => ({ reported: reported.toReversed() })),
  'visitors are not named': factsWith(({ reported }) => ({
    reported: reported.map((each) => ({ ...each, visitor: null })),
  })),
  'things are shown as if they were not hidden': factsWith(({ things }) => ({
    things: things.map((each) => ({ ...each, hidden: 'no' })),
  })),
  'nothing is kept': factsWith(({ things }) => ({ things: things.map((each) => ({ ...each, kept: null })) })),
  'photos are copied at once': factsWith(({ things }) => ({
    things: things.map((each) => ({
      ...each,
      photos: Object.fromEntries(
        Object.entries(each.photos).map(([name, photo]) => [name, { ...photo, isCopied: true }]),
      ),
    })),
  })),
  'nobody has done anything': factsWith(({ history }) => ({
    history: history.map((each) => ({ ...each, by: null })),
  })),
  'the oldest decision comes first': factsWith(({ decisions }) => ({ decisions: decisions.toReversed() })),
  'appeals are not seen': factsWith(({ decisions }) => ({
    decisions: decisions.map((each) => ({ ...each, appeal: null })),
  })),
  'a case is a part of its own history': (queries) => ({
    async facts(id) {
      const facts = await queries.facts(id);
      if (!facts?.memberFacts || facts.memberId === null) return facts;
      const cases = (await queries.standingOf(facts.memberId))?.cases ?? [];
      return { ...facts, memberFacts: { ...facts.memberFacts, cases } };
    },
  }),
  'everybody has reported': () => ({ hasReported: async () => true }),
  'nobody has reported': () => ({ hasReported: async () => false }),
  'all are named by their address': (queries) => ({
    nameOf: async (id) => (await queries.nameOf(id)) && 'member@example.com',
  }),
  'an account that was deleted stands': (queries) => ({
    standingOf: async (id) =>
      (await queries.standingOf(id)) ?? { restriction: undefined, warnedAt: undefined, cases: [] },
  }),
  'nobody was warned': (queries) => ({
    async standingOf(id) {
      const standing = await queries.standingOf(id);
      return standing && { ...standing, warnedAt: undefined };
    },
  }),
};

it.each(Object.entries(faults))('is broken where %s', async (_, change) => {
  expect(await broken(change)).not.toEqual([]);
});
