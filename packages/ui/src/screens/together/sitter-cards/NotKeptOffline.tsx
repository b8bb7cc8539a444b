import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';

/** Sitter cards are the one thing that a member was shown and that is not kept for when there is no network. */
export const NotKeptOffline = ({ onRetry }: { onRetry(): void }) => (
  <EmptyState
    scene="offline"
    title="Not kept on this device"
    action={<Button onClick={onRetry}>Try again</Button>}
  >
    Sitter cards are read from us each time, so that a lost phone does not show them. You need a network.
  </EmptyState>
);
