import {
  type PlaydateListName,
  type PlaydateListState,
  PlaydatesScreen,
  playdateLists,
} from '@nestmates/ui/screens/together/playdates/list/PlaydatesScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessageAction } from '../../friends/connections/use-message-action.ts';
import { useChildren } from '../../members/children/children-query.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useFirstMeetings } from '../shared-plans/use-first-meetings.ts';
import { useMeetSafely } from '../shared-plans/use-meet-safely.tsx';
import { namedEntry } from '../swaps-and-playdates/named-entry.ts';
import { useEntryList } from '../swaps-and-playdates/use-entry-list.ts';
import { playdateListQueries } from './playdate-queries.ts';
import { usePlaydates } from './use-playdates.tsx';

function usePlaydateList(
  list: PlaydateListName,
  answering: readonly { readonly id: number }[],
): PlaydateListState {
  const query = useInfiniteQuery(playdateListQueries[list]);
  return useEntryList(query, useLoadMore(query), answering);
}

export default function PlaydatesPage() {
  useTitle('Playdates');
  const [query, setQuery] = useSearchParams();
  const { onAct, answering, dialog } = usePlaydates();
  const proposed = usePlaydateList('proposed', answering);
  const scheduled = usePlaydateList('scheduled', answering);
  const past = usePlaydateList('past', answering);
  const children = useChildren();
  const messageAction = useMessageAction();
  const isFirst = useFirstMeetings();
  const { open: openSheet, sheet } = useMeetSafely();
  const shown = { proposed, scheduled, past };
  const opensPlanner = useOpens('playdate planner');
  return (
    <>
      <PlaydatesScreen
        state={{
          ...shown,
          ...namedEntry(query, playdateLists, shown),
          answering,
          ownChildren: children.data ?? [],
          onTab: (tab) => setQuery({ tab }, { replace: true }),
          plannerHref: opensPlanner ? '/playdate-planner' : undefined,
          message: ({ user }) => messageAction(user),
          meetSafely: ({ id, user }) => ({
            first: isFirst(user),
            onOpen: () => openSheet({ user, plan: { playdateId: id } }),
          }),
          onAct,
        }}
      />
      {dialog}
      {sheet}
    </>
  );
}
