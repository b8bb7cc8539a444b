import type { WavesView } from '@nestmates/application/friends/waves/contract.ts';
import type { ThreadWaves } from '@nestmates/ui/screens/friends/waves/thread-waves.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMember } from '../../platform/session/session.ts';
import { useWave } from './use-wave.ts';
import { wavesQuery } from './waves-query.ts';

/** The waves of a thread as it shows them. */
export function useThreadWaves(userId: number, view: WavesView | undefined): ThreadWaves | undefined {
  const { firstName } = useMember();
  const { run, pendingInputs } = useWave();
  const waving = pendingInputs.includes(userId);
  return useMemo(
    () =>
      view && {
        all: view.waves.map(({ id, senderId, at }) => ({
          key: `wave-${id}`,
          mine: senderId !== userId,
          at: new Date(at),
        })),
        me: { name: firstName ?? '' },
        onWave: view.mayWave ? () => run(userId) : undefined,
        waving,
        againAt: view.againAt === null ? undefined : new Date(view.againAt),
      },
    [view, userId, firstName, waving, run],
  );
}

/** Those of a conversation, which has none unless the two are connected. */
export function useConversationWaves(userId: number, isConnected: boolean) {
  const { data, isLoading } = useQuery({ ...wavesQuery(userId), enabled: isConnected });
  return { waves: useThreadWaves(userId, isConnected ? data : undefined), loading: isLoading };
}
