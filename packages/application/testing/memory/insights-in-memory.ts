import { type Entitlement, noSubscription } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { type AiBudget, defaultAiBudget } from '@nestmates/domain/together/insights/ai-budget.ts';
import { jobHandler } from '../../src/platform/jobs/jobs.ts';
import { BudgetedWriting } from '../../src/together/insights/budgeted-writing.ts';
import { Insights, prepareInsight } from '../../src/together/insights/insights.ts';
import { MommyAi } from '../../src/together/insights/mommy-ai.ts';
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
    aiBudget: budget,
    alerts: { raise: (alert, facts) => alerts.push(`${alert}: ${facts.reason}`) },
    transaction: immediateTransaction,
    clock,
  });
  const insights = new Insights({
    insightStore: store,
    insightQueries: store,
    aiSettingsStore: store,
    entitlements: {
      of: async (memberId): Promise<Entitlement> => ({
        ...noSubscription,
        hasUnlocked: !downgraded.has(memberId),
      }),
    },
    writer,
    budgetedWriting: writing,
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
    mommyAi: new MommyAi({
      aiSettingsStore: store,
      insightQueries: store,
      writer,
      draftWriter: { author: 'nestmates' },
      clock,
    }),
    prepareAll: () => jobs.runAll([jobHandler(prepareInsight, (payload) => insights.prepare(payload))]),
  };
}
