import { expect, it } from 'vitest';
import { faulty } from '../../faulty.ts';
import { memoryCasePorts } from '../../memory/memory-case-ports.ts';
import type { MemoryDecisions } from '../../memory/memory-decisions.ts';
import type { MemoryRestrictions } from '../../memory/memory-restrictions.ts';
import { MemoryStanding } from '../../memory/memory-standing.ts';
import { MemoryTransparency } from '../../memory/memory-transparency.ts';
import { brokenBy } from '../suite.ts';
import { standingContract } from './standing-contract.ts';
import { transparencyContract } from './transparency-contract.ts';

interface Adapters {
  readonly standing: MemoryStanding;
  readonly transparency: MemoryTransparency;
  readonly decisions: MemoryDecisions;
  readonly restrictions: MemoryRestrictions;
}
interface Faults {
  readonly standing?: Partial<MemoryStanding>;
  readonly transparency?: Partial<MemoryTransparency>;
}

/** The sentences of both suites that do not hold with the faults. */
function broken(change: (real: Adapters) => Faults): Promise<readonly string[]> {
  const real = memoryCasePorts();
  const standing = new MemoryStanding(real);
  const transparency = new MemoryTransparency(real);
  const faults = change({
    standing,
    transparency,
    decisions: real.decisions,
    restrictions: real.restrictions,
  });
  const ports = {
    ...real,
    standing: faulty(standing, faults.standing ?? {}),
    transparency: faulty(transparency, faults.transparency ?? {}),
  };
  return brokenBy(() => {
    standingContract('faulty', () => ports);
    transparencyContract('faulty', () => ports);
  });
}

it('holds for the ports in memory', async () => {
  expect(await broken(() => ({}))).toEqual([]);
});

type Facts = Awaited<ReturnType<MemoryStanding['of']>>;
const standingWith =
  (changed: (facts: Facts) => Partial<Facts>) =>
  ({ standing }: Adapters): Faults => ({
    standing: {
      async of(id) {
        const facts = await standing.of(id);
        return { ...facts, ...changed(facts) };
      },
    },
  });

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type Figures = Awaited<ReturnType<MemoryTransparency['figuresOf']>>;
const figuresWith =
  (changed: (figures: Figures) => Partial<Figures>, widenedBy = { before: 0, after: 0 }) =>
  ({ transparency }: Adapters): Faults => ({
    transparency: {
      async figuresOf({ from, until }) {
        const span = { from: new Date(+from - widenedBy.before), until: new Date(+until + widenedBy.after) };
        const figures = await transparency.figuresOf(span);
        return { ...figures, ...changed(figures) };
      },
    },
  });

const faults: Readonly<Record<string, (real: Adapters) => Faults>> = {
  'a member is told at once': ({ standing, restrictions }) => ({
    standing: {
      async of(id) {
        const facts = await standing.of(id);
        return { ...facts, restriction: await restrictions.current(id) };
      },
    },
  }),
  'what was said is forgotten': standingWith(() => ({ said: undefined })),
  'nobody is limited by weight': standingWith(() => ({ isLimitedByWeight: undefined })),
  'nobody is limited with another': standingWith(() => ({ isLimitedWithAnother: undefined })),
  'nobody is restricted': standingWith(() => ({ restriction: undefined })),
  'a restriction has no end': standingWith(({ restriction }) => ({
    restriction: restriction && { ...restriction, until: null },
  })),
  'the oldest decision is the first': standingWith(({ decisions }) => ({
    decisions: decisions.toReversed(),
  })),
  'what was taken back still stands': ({ standing, decisions }) => ({
    standing: {
      async of(memberId) {
        const facts = await standing.of(memberId);
        const undone = [...decisions.kept.values()].filter(
          (each) => each.memberId === memberId && each.undoneAt,
        );
        const added = undone.map((each) => ({ ...each, titles: [], appeal: undefined }));
        return { ...facts, decisions: [...added, ...facts.decisions] };
      },
    },
  }),
  'things lose their titles': standingWith(({ decisions }) => ({
    decisions: decisions.map((each) => ({ ...each, titles: each.things.map(() => '') })),
  })),
  'an appeal is not seen': standingWith(({ decisions }) => ({
    decisions: decisions.map((each) => ({ ...each, appeal: undefined })),
  })),
  'what is looked at is shown as well': standingWith(() => ({ hidden: [] })),
  'what was hidden last comes first': standingWith(({ hidden }) => ({ hidden: hidden.toReversed() })),
  'a month begins too early': figuresWith(() => ({}), { before: 1, after: 0 }),
  'a month has the first moment of the next': figuresWith(() => ({}), { before: 0, after: 1 }),
  'a month loses its last moment': figuresWith(() => ({}), { before: 0, after: -1 }),
  'categories are not told apart': figuresWith(({ byCategory }) => ({
    byCategory: { spam: sumOf(byCategory) },
  })),
  'all decisions are one': figuresWith(({ byDecision }) => ({ byDecision: { warn: sumOf(byDecision) } })),
  'nothing is overturned': figuresWith(() => ({ overturned: 0 })),
  'every appeal is granted': figuresWith(({ appeals }) => ({ overturned: appeals })),
  'minutes count for hours': figuresWith(({ hoursToDecide }) => ({
    hoursToDecide: hoursToDecide.map((each) => each * 60),
  })),
  'the time of withdrawn reports counts': figuresWith(({ hoursToDecide }) => ({
    hoursToDecide: hoursToDecide.map((each) => (each === 2 ? 1002 : each)),
  })),
  'what was counted first stays': ({ transparency }) => ({
    transparency: {
      async save(month) {
        const known = (await transparency.months()).some((each) => each.month === month.month);
        if (!known) await transparency.save(month);
      },
    },
  }),
  'the months are in their order': ({ transparency }) => ({
    transparency: { months: async () => (await transparency.months()).toReversed() },
  }),
  'there was never a report': () => ({ transparency: { since: async () => undefined } }),
};

it.each(Object.entries(faults))('is broken where %s', async (_, change) => {
  expect(await broken(change)).not.toEqual([]);
});
