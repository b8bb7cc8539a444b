import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import {
  type NextEvent,
  SnapshotCard,
  type SnapshotFigure,
} from '@nestmates/ui/screens/site/dashboard/SnapshotCard.tsx';
import { ThisWeek } from '@nestmates/ui/screens/site/dashboard/ThisWeek.tsx';
import type { WeekPlan } from '@nestmates/ui/screens/site/dashboard/week.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useCounts } from '../../platform/queries/badge-counts.ts';
import { existingPage } from '../../platform/routing/known-pages.ts';
import { useToday } from '../../platform/shared/use-today.ts';

/** Swap requests only where there are any. */
export function Snapshot({ next }: { readonly next: NextEvent | undefined }) {
  const counts = useCounts();
  const opensCheckIns = useOpens('check-ins');
  const { data } = counts;
  const figures: readonly SnapshotFigure[] = [
    { label: 'New matches', count: data?.connections, href: '/matches' },
    {
      label: 'Moms nearby',
      count: data?.nearby,
      href: '/check-in',
      onLocked: opensCheckIns ? undefined : () => explainLock({ what: 'check-in' }),
    },
    ...(data?.swaps ? [{ label: 'Swap requests', count: data.swaps, href: '/babysitting-swaps' }] : []),
    { label: 'Connection Requests', count: data?.requests, href: '/connection-requests' },
  ];
  const hasFailed = !data && counts.isError;
  return (
    <SnapshotCard
      figures={figures}
      onRetry={hasFailed ? () => void counts.refetch() : undefined}
      next={next}
    />
  );
}

export function Week({ plans }: { readonly plans: readonly WeekPlan[] }) {
  const today = useToday();
  const calendarHref = useOpens('calendar') ? existingPage('/calendar') : undefined;
  return <ThisWeek today={today} plans={plans} calendarHref={calendarHref} />;
}

const importEnd = () => import('./DashboardEnd.tsx');

interface EndProps {
  readonly part: 'marketplace' | 'ways';
  /** Whether what stands above is there, which its code would delay. */
  readonly due: boolean;
}

/** A part of the end of the page, whose code comes after the page. */
export function End({ part, due }: EndProps) {
  const [loaded, setLoaded] = useState<Readonly<Record<typeof part, ComponentType>>>();
  useEffect(() => {
    if (!due) return;
    // All that it leads to stands in the menu, too.
    importWithStyles(importEnd).then(
      ({ dashboardEnd }) => setLoaded(dashboardEnd),
      () => undefined,
    );
  }, [due]);
  const Part = loaded?.[part];
  return Part && <Part />;
}
