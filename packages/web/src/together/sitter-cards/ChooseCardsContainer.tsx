import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import {
  ChooseCardsDialog,
  type ChooseCardsState,
} from '@nestmates/ui/screens/together/sitter-cards/ChooseCardsDialog.tsx';
import { useChildren } from '../../members/children/children-query.ts';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useWrittenCards } from './use-written-cards.ts';

interface ChooseCardsContainerProps {
  readonly swap: SwapView;
  onClose(): void;
}

/** Whose sitter cards go along with a swap that is asked for. */
export function ChooseCardsContainer({ swap, onClose }: ChooseCardsContainerProps) {
  const query = useChildren();
  const written = useWrittenCards();
  const { run, kind, issues } = useAction({
    call: (cardChildIds: readonly number[]) =>
      call('put /api/swaps/:swapId/cards', {
        params: { swapId: swap.id },
        body: { cardChildIds: [...cardChildIds] },
      }),
    says: 'Sitter cards saved',
    fails: unlessAtFields('Failed to save the sitter cards'),
    touches: { type: 'swap', userId: swap.user.id },
    onSuccess: onClose,
  });
  const state = (): ChooseCardsState =>
    query.data
      ? {
          kind,
          children: query.data.filter(({ id }) => swap.childIds.includes(id)),
          written,
          chosen: swap.cards.childIds,
          error: issues?.[0]?.message,
          onSubmit: run,
        }
      : loadingOrFailed(query);
  return <ChooseCardsDialog sitter={swap.user.firstName} state={state()} onClose={onClose} />;
}
