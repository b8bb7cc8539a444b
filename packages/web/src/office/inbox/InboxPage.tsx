import { sharingShown } from '@nestmates/application/office/same-person/contract.ts';
import { InboxScreen, type InboxState } from '@nestmates/ui/screens/office/inbox/InboxScreen.tsx';
import type { InboxLists } from '@nestmates/ui/screens/office/inbox/inbox-rows.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../platform/api/errors.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { useMember } from '../../platform/session/session.ts';
import { isDenied } from '../admin/unready.ts';
import { figuresQuery, inboxQueries } from './inbox-queries.ts';

/** How a list is called where it could not be read. */
const names: Readonly<Record<keyof InboxLists, string>> = {
  cases: 'cases',
  appeals: 'appeals',
  problems: 'orders with a problem',
  approvals: 'orders to approve',
  stuck: 'stuck money',
  partings: 'proposals about two accounts',
  disputes: 'disputes',
  checks: 'photo checks',
  feedback: 'feedback',
};

const none = { items: [], complete: true } as const;

/** Where there are no photo checks, none waits. */
function useWaitingChecks() {
  const { data, error, refetch } = useQuery(inboxQueries.checks);
  if (isNotFound(error)) return { data: none, error: null, refetch };
  return { data: data && { items: data, complete: true }, error, refetch };
}

function useWaitingPartings() {
  const { data, error, refetch } = useQuery(inboxQueries.partings);
  return { data: data && { items: data, complete: data.length < sharingShown }, error, refetch };
}

/** Reads the first page of each other page's list; what cannot be read is named, and the rest is shown. */
function useInbox(): InboxState {
  const now = useNow();
  const me = useMember();
  const { data: statistics } = useQuery(figuresQuery);
  const reads = {
    cases: useInfiniteQuery(inboxQueries.cases),
    appeals: useInfiniteQuery(inboxQueries.appeals),
    problems: useInfiniteQuery(inboxQueries.problems),
    approvals: useInfiniteQuery(inboxQueries.approvals),
    stuck: useInfiniteQuery(inboxQueries.stuck),
    partings: useWaitingPartings(),
    disputes: useInfiniteQuery(inboxQueries.disputes),
    checks: useWaitingChecks(),
    feedback: useInfiniteQuery(inboxQueries.feedback),
  };
  const all = Object.values(reads);
  if (all.some(({ error }) => isDenied(error))) return { kind: 'denied' };
  if (all.some(({ data, error }) => data === undefined && error === null)) return { kind: 'loading' };
  const missing = Object.entries(reads).filter(([, { data }]) => data === undefined);
  if (missing.length === all.length) {
    return {
      kind: 'failed',
      onRetry() {
        for (const { refetch } of all) void refetch();
      },
    };
  }
  return {
    kind: 'ready',
    lists: {
      cases: reads.cases.data ?? none,
      appeals: reads.appeals.data ?? none,
      problems: reads.problems.data ?? none,
      approvals: reads.approvals.data ?? none,
      stuck: reads.stuck.data ?? none,
      partings: reads.partings.data ?? none,
      disputes: reads.disputes.data ?? none,
      checks: reads.checks.data ?? none,
      feedback: reads.feedback.data ?? none,
    },
    missing: missing.map(([list]) => names[list as keyof InboxLists]),
    statistics,
    now,
    meId: me.id,
  };
}

export default function InboxPage() {
  useTitle('Inbox');
  return <InboxScreen state={useInbox()} />;
}
