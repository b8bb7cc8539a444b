import { useFetched } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useState } from 'react';

const fetchFeedbackBox = async () => (await import('./FeedbackDialogContainer.tsx')).default;

/** What the feedback button does, and the box that it opens. */
export function useFeedback() {
  const [telling, setTelling] = useState(false);
  const { part: FeedbackBox, ask } = useFetched(fetchFeedbackBox);
  return {
    onFeedback() {
      setTelling(true);
      ask();
    },
    feedbackBox: FeedbackBox && telling && <FeedbackBox onClose={() => setTelling(false)} />,
  };
}
