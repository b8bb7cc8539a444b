import {
  type PlaydateListName,
  type PlaydateListState,
  PlaydatesScreen,
  playdateLists,
} from '@nestmates/ui/screens/together/playdates/list/PlaydatesScreen.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMessageAction } from '../../friends/connections/use-message-action.ts';
import { useChildren } from '../../members/children/children-query.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useFirstMeetings } from '../shared-plans/use-first-meetings.ts';
import { useMeetSafely } from '../shared-plans/use-meet-safely.tsx';
import { useEntryList } from '../swaps-and-playdates/use-entry-list.ts';
import { useNamedEntry } from '../swaps-and-playdates/use-named-entry.ts';
import { playdateListQueries } from './playdate-queries.ts';
import { usePlaydates } from './use-playdates.tsx';

function usePlaydateList(list: PlaydateListName, answering: readonly { readonly id: number }[]) {
  const query = useInfiniteQuery(playdateListQueries[list]);
  const state: PlaydateListState = useEntryList(query, useLoadMore(query), answering);
  return { state, isReading: query.isFetching };
}

export default function PlaydatesPage() {
  useTitle('Playdates');
  const { onAct, answering, dialog } = usePlaydates();
  const proposed = usePlaydateList('proposed', answering);
  const scheduled = usePlaydateList('scheduled', answering);
  const past = usePlaydateList('past', answering);
  const children = useChildren();
  const messageAction = useMessageAction();
  const isFirst = useFirstMeetings();
  const { open: openSheet, sheet } = useMeetSafely();
  const { lists: shown, ...named } = useNamedEntry(playdateLists, { proposed, scheduled, past });
  const opensPlanner = useOpens('playdate planner');
  return (
    <>
      <PlaydatesScreen
        state={{
          ...shown,
          ...named,
          answering,
          ownChildren: children.data ?? [],
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
