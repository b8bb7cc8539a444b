import { SlimShell } from '@nestmates/ui/screens/site/shell/SlimShell.tsx';
import type { ReactNode } from 'react';
import { useFeedback } from '../office/feedback/use-feedback.tsx';

/** The shell of forms with navigation of their own. */
export default function SlimShellContainer({ children }: { readonly children: ReactNode }) {
  const { onFeedback, feedbackDialog } = useFeedback();
  return (
    <SlimShell onFeedback={onFeedback}>
      {children}
      {feedbackDialog}
    </SlimShell>
  );
}
