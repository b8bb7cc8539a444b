import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useEffect, useEffectEvent } from 'react';
import { showPasswordPrompt, usePasswordPrompt } from '../../platform/api/password-prompt.ts';

const loadDialog = async () => (await import('./PasswordPromptDialog.tsx')).default;

/** The dialog for whatever is done only by who has given the password lately; loaded when it is first needed. */
export function PasswordPrompt() {
  const asked = usePasswordPrompt();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const loadOnce = useEffectEvent(async () => {
    if (!Dialog && !(await load())) asked?.notGiven();
  });
  useEffect(() => {
    if (asked) void loadOnce();
  }, [asked]);
  // Another member is not asked for what was wanted here.
  useEffect(showPasswordPrompt, []);
  return Dialog && asked && <Dialog asked={asked} />;
}
