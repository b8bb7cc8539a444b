import { type ReactNode, useState } from 'react';
import { loadAlertDialog } from '../../../../components/overlays/load-alert-dialog.ts';
import { longDay, timeOfDay } from '../../../../dates/date-formats.ts';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import type { ChildDraft } from './child-draft.ts';
import type { ChildSwap } from './child-swap.ts';
import { describeDraft } from './describe-draft.ts';

const inWords = new Intl.ListFormat('en-US');

/** "the swap with Priya on Tuesday, June 9 at 9:30 AM (pending)" */
function swapText({ user, date, status }: ChildSwap): string {
  const at = new Date(date);
  return `the swap with ${user.firstName} on ${longDay.format(at)} at ${timeOfDay.format(at)} (${status})`;
}

const question = (child: ChildDraft, swaps: readonly ChildSwap[]) =>
  `${describeDraft(child)}, is named in ${inWords.format(swaps.map(swapText))}. Without this child in your profile, a swap no longer shows who is coming.`;

/** Removes a child at once, or after a question if they are named in coming swaps. */
export function useChildRemoval(
  swaps: readonly ChildSwap[],
  remove: (child: ChildDraft) => void,
): { askOrRemove(child: ChildDraft): void; readonly dialog: ReactNode } {
  const { loaded: AlertDialog, load } = useLazyImport(loadAlertDialog);
  const [asked, setAsked] = useState<ChildDraft>();
  const swapsOf = (child: ChildDraft) => swaps.filter(({ childId }) => childId === child.id);
  return {
    async askOrRemove(child) {
      if (swapsOf(child).length === 0) remove(child);
      else if (await load()) setAsked(child);
    },
    dialog: asked && AlertDialog && (
      <AlertDialog
        open
        title="Remove a child who is named in a swap?"
        description={question(asked, swapsOf(asked))}
        confirm="Remove"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          // Runs after the dialog has closed and returned the focus, which the removal then moves on.
          queueMicrotask(() => remove(asked));
        }}
      />
    ),
  };
}
