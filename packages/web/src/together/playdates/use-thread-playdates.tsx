import type { MessageView } from '@nestmates/application/friends/messages/contract.ts';
import type { ThreadMessage } from '@nestmates/ui/screens/friends/messages/thread/thread-rows.ts';
import { playdateBelow } from '@nestmates/ui/screens/together/playdates/thread/ThreadPlaydate.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { childrenQuery } from '../../members/children/children-query.ts';
import { playdatesWithQuery } from './playdate-queries.ts';
import { usePlaydates } from './use-playdates.tsx';

interface ShownPlaydates {
  /** What stands below a message. */
  readonly below: ((message: ThreadMessage) => ReactNode) | undefined;
  readonly dialog: ReactNode;
}

const none: readonly never[] = [];

/** The playdates that the messages of a thread propose, read where there is one. */
export function useThreadPlaydates(
  userId: number | undefined,
  messages: readonly MessageView[],
): ShownPlaydates {
  const enabled = userId !== undefined && messages.some(({ playdateId }) => playdateId !== null);
  const { data } = useQuery({ ...playdatesWithQuery(userId ?? 0), enabled });
  const { onAct, answering, dialog } = usePlaydates();
  const isAsked = data?.some(({ actions }) => actions.includes('accept')) ?? false;
  const ownChildren = useQuery({ ...childrenQuery, enabled: isAsked }).data ?? none;
  // The log is memoized, and the list of what is being sent is another one with every rendering.
  const sending = JSON.stringify(answering.map(({ id, action }) => ({ id, action })));
  const below = useMemo(
    () =>
      enabled && data
        ? playdateBelow({
            byId: new Map(data.map((one) => [one.id, one])),
            ownChildren,
            answering: JSON.parse(sending),
            onAct,
          })
        : undefined,
    [enabled, data, ownChildren, sending, onAct],
  );
  return { below, dialog };
}
