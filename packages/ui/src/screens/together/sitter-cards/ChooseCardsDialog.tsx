import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import { CardsChoice, type ChildOfSwap, type WrittenCards } from './CardsChoice.tsx';

export type ChooseCardsState =
  | Unready
  | {
      readonly kind: 'asking' | 'sending';
      readonly children: readonly ChildOfSwap[];
      readonly written: WrittenCards;
      readonly chosen: readonly number[];
      readonly error?: string | undefined;
      onSubmit(cardChildIds: readonly number[]): void;
    };

export interface ChooseCardsDialogProps {
  readonly sitter: string;
  readonly state: ChooseCardsState;
  onClose(): void;
}

type Asking = Extract<ChooseCardsState, { kind: 'asking' | 'sending' }>;

function Choice({ sitter, state, onClose }: ChooseCardsDialogProps & { readonly state: Asking }) {
  const { kind, children, written, chosen, error, onSubmit } = state;
  const [values, setValues] = useState(() => chosen.map(String));
  return (
    <>
      <CardsChoice
        name="cardChildIds"
        sitter={sitter}
        of={children}
        written={written}
        value={values}
        error={error}
        onChange={(next) => setValues([...next])}
      />
      <DialogActions>
        <Button
          pending={kind === 'sending'}
          pendingLabel="Saving..."
          onClick={() => onSubmit(values.map(Number))}
        >
          Save
        </Button>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </>
  );
}

/** Whose sitter cards go along with a swap that is asked for. Its code is large: import it when it is opened. */
export function ChooseCardsDialog({ sitter, state, onClose }: ChooseCardsDialogProps) {
  return (
    <Dialog open onClose={onClose} focus="dialog" title="Which sitter cards go along?">
      {state.kind === 'loading' && (
        <SkeletonGroup label="Loading your children">
          <Skeleton shape="button" width="128px" height="44px" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <LoadError what="your children" onRetry={state.onRetry} />}
      {(state.kind === 'asking' || state.kind === 'sending') && (
        <Choice sitter={sitter} state={state} onClose={onClose} />
      )}
    </Dialog>
  );
}
