import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useState } from 'react';

const loadFeedbackDialog = async () => (await import('./FeedbackDialogContainer.tsx')).default;

/** What the feedback button does, and the box that it opens. */
export function useFeedback() {
  const [open, setOpen] = useState(false);
  const { loaded: FeedbackDialogContainer, load } = useLazyImport(loadFeedbackDialog);
  return {
    onFeedback() {
      setOpen(true);
      load();
    },
    feedbackDialog: FeedbackDialogContainer && open && (
      <FeedbackDialogContainer onClose={() => setOpen(false)} />
    ),
  };
}
