import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useEffect, useEffectEvent } from 'react';
import {
  closeVerificationPrompt,
  useVerificationPrompt,
} from '../../platform/actions/verification-prompt.ts';

const loadDialog = async () => (await import('./VerifyEmailDialogContainer.tsx')).default;

/**
 * The dialog for whatever was refused because the member's e-mail is not verified; loaded when it is first needed.
 */
export function VerificationPrompt() {
  const open = useVerificationPrompt();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const loadOnce = useEffectEvent(async () => {
    if (!Dialog && !(await load())) closeVerificationPrompt();
  });
  useEffect(() => {
    if (open) void loadOnce();
  }, [open]);
  // Another member, or the same one another day, is not asked about what was refused here.
  useEffect(() => closeVerificationPrompt, []);
  return Dialog && open && <Dialog />;
}
