import { type MouseEvent, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';

interface UnsavedChangesBannerProps<Values> {
  /** Given when the form shows a draft instead. */
  readonly saved: Values | undefined;
  onDiscard(saved: Values): void;
}

/** Says that the form shows a draft, which can be discarded. */
export function UnsavedChangesBanner<Values>({ saved, onDiscard }: UnsavedChangesBannerProps<Values>) {
  const [discarded, setDiscarded] = useState(false);
  if (saved === undefined || discarded) return null;
  const discard = ({ currentTarget }: MouseEvent) => {
    onDiscard(saved);
    setDiscarded(true);
    // The button disappears with the banner, so the focus moves to the page's heading.
    const heading = currentTarget.closest(':has(h1)')?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  return (
    <Banner
      action={
        <Button look="text" size="small" onClick={discard}>
          Discard
        </Button>
      }
    >
      You have unsaved changes
    </Banner>
  );
}
