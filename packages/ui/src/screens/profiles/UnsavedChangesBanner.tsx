import { type MouseEvent, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Banner } from '../../components/feedback/Banner.tsx';

interface UnsavedChangesBannerProps<Values> {
  /** What is saved, where the form was opened from something else. */
  readonly saved: Values | undefined;
  onDiscard(saved: Values): void;
}

/** What comes back from a draft would otherwise be taken for what is saved. */
export function UnsavedChangesBanner<Values>({ saved, onDiscard }: UnsavedChangesBannerProps<Values>) {
  const [discarded, setDiscarded] = useState(false);
  if (saved === undefined || discarded) return null;
  const discard = ({ currentTarget }: MouseEvent) => {
    onDiscard(saved);
    setDiscarded(true);
    // The button goes with the banner; from the heading she reads the form as it is now.
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
