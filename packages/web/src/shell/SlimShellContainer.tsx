import { SlimShell } from '@nestmates/ui/screens/site/shell/SlimShell.tsx';
import { useFeedback } from '../office/feedback/use-feedback.tsx';
import type { ShellProps } from './shell-props.ts';
import { wayBack } from './ways-back.ts';

/** The shell of forms with navigation of their own. */
export default function SlimShellContainer({ path, children }: ShellProps) {
  const { onFeedback, feedbackDialog } = useFeedback();
  return (
    <SlimShell back={wayBack(path)} onFeedback={onFeedback}>
      {children}
      {feedbackDialog}
    </SlimShell>
  );
}
