import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useState } from 'react';

const loadFeedbackDialog = async () => (await import('./FeedbackDialogContainer.tsx')).default;

/** The handler of the feedback button and the dialog that it opens. */
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
