import { type AiBudget, defaultAiBudget } from '@nestmates/domain/insights/ai-budget.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { type Entitlement, noSubscription } from '@nestmates/domain/subscriptions/capabilities.ts';
import { BudgetedWriting } from '../../insights/budgeted-writing.ts';
import { Insights, prepareInsight } from '../../insights/insights.ts';
import { MommyAi } from '../../insights/mommy-ai.ts';
import { jobHandler } from '../../jobs/jobs.ts';
import { aCaller } from '../a-caller.ts';
import { immediateTransaction } from '../immediate-transaction.ts';
import { StoppedClock } from '../stopped-clock.ts';
import { MemoryInsights } from './memory-insights.ts';
import { MemoryJobs } from './memory-jobs.ts';
import { MemoryReservations } from './memory-reservations.ts';
import { MemoryWriter } from './memory-writer.ts';

/** Insights over ports in memory, for members who are all unlocked. */
export function insightsInMemory(budget: AiBudget = defaultAiBudget) {
  const clock = new StoppedClock();
  const [store, reservations, jobs, writer] = [
    new MemoryInsights(),
    new MemoryReservations(),
    new MemoryJobs(),
    new MemoryWriter(),
  ];
  const alerts: string[] = [];
  const downgraded = new Set<MemberId>();
  const writing = new BudgetedWriting({
    reservations,
    budget,
    alerts: { raise: (alert, facts) => alerts.push(`${alert}: ${facts.reason}`) },
    transaction: immediateTransaction,
    clock,
  });
  const insights = new Insights({
    store,
    queries: store,
    settings: store,
    entitlements: {
      of: async (memberId): Promise<Entitlement> => ({
        ...noSubscription,
        hasUnlocked: !downgraded.has(memberId),
      }),
    },
    writer,
    writing,
    jobs,
    transaction: immediateTransaction,
    clock,
  });
  return {
    ana: aCaller({ id: 1, plan: 'premium' }),
    bea: aCaller({ id: 2, plan: 'premium' }),
    clock,
    store,
    reservations,
    jobs,
    writer,
    alerts,
    downgraded,
    writing,
    insights,
    mommyAi: new MommyAi({ settings: store, queries: store, writer, clock }),
    prepareAll: () => jobs.runAll([jobHandler(prepareInsight, (payload) => insights.prepare(payload))]),
  };
}
