import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import { swapsWithYouText } from '@nestmates/ui/screens/together/plans/swaps-done-text.ts';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../platform/queries/read-query.ts';

/** What two who are connected have done for each other, in the head of their thread. */
export function useSwapsWithYou(view: ConversationView | undefined): string | undefined {
  const isConnected = (view?.connectedAt ?? null) !== null;
  const { data } = useQuery({
    ...readQuery('get /api/swaps/with/:userId', { userId: view?.userId ?? 0 }),
    // No error toast: the head is whole without it.
    meta: {},
    enabled: isConnected,
  });
  return swapsWithYouText(data?.done);
}
