import type { MessageView } from '@nestmates/application/friends/messages/contract.ts';
import type { ThreadPlaydates } from '@nestmates/ui/screens/friends/messages/thread/ThreadPlaydate.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { playdatesWithQuery } from '../../together/playdates/playdate-queries.ts';
import { usePlaydates } from '../../together/playdates/use-playdates.tsx';

interface ShownPlaydates {
  readonly shown: ThreadPlaydates | undefined;
  readonly dialog: ReactNode;
}

/** The playdates that the messages of a thread propose, read where there is one. */
export function useThreadPlaydates(
  userId: number | undefined,
  messages: readonly MessageView[],
): ShownPlaydates {
  const enabled = userId !== undefined && messages.some(({ playdateId }) => playdateId !== null);
  const { data } = useQuery({ ...playdatesWithQuery(userId ?? 0), enabled });
  const { onAct, answering, dialog } = usePlaydates();
  // The log is memoized, and the list of what is being sent is another one with every rendering.
  const sending = JSON.stringify(answering.map(({ id, action }) => ({ id, action })));
  const shown = useMemo(
    () =>
      enabled && data
        ? { byId: new Map(data.map((one) => [one.id, one])), answering: JSON.parse(sending), onAct }
        : undefined,
    [enabled, data, sending, onAct],
  );
  return { shown, dialog };
}
