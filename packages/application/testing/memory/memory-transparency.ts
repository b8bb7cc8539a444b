import { hours } from '@nestmates/domain/platform/shared/time.ts';
import type { TransparencyMonth } from '../../src/trust/transparency/contract.ts';
import type { MonthFigures, TransparencyStore } from '../../src/trust/transparency/ports.ts';
import type { MemoryCases } from './memory-cases.ts';
import type { MemoryDecisions } from './memory-decisions.ts';
import type { MemoryReports } from './memory-reports.ts';

export interface CountedInMemory {
  readonly cases: Pick<MemoryCases, 'openedAt' | 'weights'>;
  readonly decisions: Pick<MemoryDecisions, 'kept' | 'appeals'>;
  readonly reports: Pick<MemoryReports, 'kept'>;
}

/** The figures of each month, in memory. */
export class MemoryTransparency implements TransparencyStore {
  readonly #kept = new Map<string, TransparencyMonth>();
  readonly #of: CountedInMemory;
  constructor(of: CountedInMemory) {
    this.#of = of;
  }

  async figuresOf({ from, until }: { readonly from: Date; readonly until: Date }): Promise<MonthFigures> {
    const isWithin = (at: Date | null): boolean => at !== null && at >= from && at < until;
    const { cases, decisions: made, reports: sent } = this.#of;
    const reports = [...sent.kept.values()].filter(({ at, state }) => isWithin(at) && state !== 'withdrawn');
    const decisions = [...made.kept.values()].filter(({ at, undoneAt }) => isWithin(at) && !undoneAt);
    const appeals = [...made.appeals.values()];
    return {
      byCategory: countsOf(reports.map(({ category }) => category)),
      byDecision: countsOf(decisions.map(({ decision }) => decision)),
      appeals: appeals.filter(({ at }) => isWithin(at)).length,
      overturned: appeals.filter(
        ({ answeredAt, outcome }) => isWithin(answeredAt) && outcome === 'overturned',
      ).length,
      hoursToDecide: decisions.map(({ at, caseId }) => {
        const since = cases.weights.get(caseId)?.oldestAt ?? cases.openedAt.get(caseId) ?? at;
        return (at.getTime() - since.getTime()) / hours(1);
      }),
    };
  }

  async save(month: TransparencyMonth): Promise<void> {
    this.#kept.set(month.month, month);
  }

  async months(): Promise<readonly TransparencyMonth[]> {
    return [...this.#kept.values()].toSorted((one, other) => other.month.localeCompare(one.month));
  }

  async since(): Promise<Date | undefined> {
    return [...this.#of.reports.kept.values()].map(({ at }) => at).toSorted((one, other) => +one - +other)[0];
  }
}

function countsOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
