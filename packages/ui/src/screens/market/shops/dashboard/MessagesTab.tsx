import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { LoadMore } from '../../../../components/navigation/LoadMore.tsx';
import type { ConversationListState } from '../../../friends/messages/conversations/ConversationList.tsx';
import { ConversationRow } from '../../../friends/messages/conversations/ConversationRow.tsx';
import styles from './MessagesTab.module.css';

/** Who has asked about something that the seller sells. */
export function MessagesTab({ state }: { readonly state: ConversationListState }) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your messages">
        <Stack gap={5}>
          {['62%', '48%', '70%'].map((width) => (
            <div key={width} className={styles.shape}>
              <Skeleton shape="circle" width="52px" height="52px" />
              <div>
                <Skeleton width="40%" />
                <Skeleton width={width} />
              </div>
            </div>
          ))}
        </Stack>
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title="Failed to fetch messages"
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        Your connection may be gone for a moment.
      </EmptyState>
    );
  }
  const { conversations, more } = state;
  if (conversations.length === 0 && !more) {
    return (
      <EmptyState
        scene="letter"
        title="Nobody has asked yet"
        action={<LinkButton href="/marketplace/my-listings">See Your Listings</LinkButton>}
      >
        When a mother writes about something that you sell, you find her here.
      </EmptyState>
    );
  }
  return (
    <div>
      <ul className={styles.rows} aria-label="Buyers">
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.userId}
            conversation={conversation}
            open={false}
            folded={false}
          />
        ))}
      </ul>
      <LoadMore more={more} itemName="conversations" />
    </div>
  );
}
