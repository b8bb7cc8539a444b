import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { MouseEvent } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { type SwapViewAction, swapActionRows } from '../swap-action-rows.ts';

export interface SwapActing {
  readonly swap: SwapView;
  /** The action that is being sent. */
  readonly answering?: SwapViewAction | undefined;
  /** Whether a tap is meant for this swap, and not for one that was at its place a moment ago. */
  isIntended(event: MouseEvent, action: SwapViewAction): boolean;
  onAct(swap: SwapView, action: SwapViewAction): void;
}

/** The buttons that change a swap or call it off, where it allows that. */
export function SwapChanges({ swap, answering, isIntended, onAct }: SwapActing) {
  // Another time for a request is suggested beside the answers to it.
  const changes = swap.status === 'pending' ? (['cancel'] as const) : (['proposeTime', 'cancel'] as const);
  const offered = changes.filter((action) => swap.actions.includes(action));
  if (offered.length === 0) return null;
  return (
    <Cluster gap={2}>
      {offered.map((action) => (
        <Button
          key={action}
          look="outline"
          size="small"
          pending={answering === action}
          pendingLabel={action === 'cancel' ? swapActionRows.cancel.button.pendingLabel : undefined}
          onClick={(event) => isIntended(event, action) && onAct(swap, action)}
        >
          {swapActionRows[action].button.label}
        </Button>
      ))}
    </Cluster>
  );
}
