import { SlimShell } from '@nestmates/ui/screens/shell/SlimShell.tsx';
import type { ReactNode } from 'react';
import { useFeedback } from '../feedback/use-feedback.tsx';

/** Around a form that is left by its own buttons alone. */
export default function SlimShellContainer({ children }: { readonly children: ReactNode }) {
  const { onFeedback, feedbackDialog } = useFeedback();
  return (
    <SlimShell onFeedback={onFeedback}>
      {children}
      {feedbackDialog}
    </SlimShell>
  );
}
