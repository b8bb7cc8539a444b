import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { doubleTapMs } from '../../../../taps/double-tap.ts';
import type { ChildDraft } from './child-draft.ts';
import { describeDraft } from './describe-draft.ts';

interface RemovedChildBannerProps {
  readonly child: ChildDraft;
  /** It was the last child, so no other child can take the focus. */
  readonly last: boolean;
  onUndo(): void;
}

export function RemovedChildBanner({ child, last, onUndo }: RemovedChildBannerProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const shownAt = useRef(0);
  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, []);
  useEffect(() => {
    if (last) undo.current?.focus();
  }, [last]);
  return (
    <Banner
      announced
      action={
        <Button
          ref={undo}
          look="text"
          size="small"
          onClick={({ timeStamp }) => {
            // It may appear at the place of the remove button, so the second half of a double tap is ignored.
            if (timeStamp - shownAt.current >= doubleTapMs) onUndo();
          }}
        >
          Undo
        </Button>
      }
    >
      Removed: {describeDraft(child)}
    </Banner>
  );
}
