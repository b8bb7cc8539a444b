import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useEffect, useEffectEvent } from 'react';
import { PasswordNotGiven } from '../../platform/api/password-not-given.ts';
import { askForPasswordBy } from '../../platform/api/password-prompt.ts';

const importParts = () => import('./password-prompt-parts.ts');

/** The dialog for whatever is done only by who has given the password lately; loaded when it is first needed. */
export function PasswordPrompt() {
  const { loaded: parts, load } = useLazyImport(importParts);
  const loadParts = useEffectEvent(async () => ((await load()) ? importParts() : undefined));
  useEffect(() => {
    let isLeft = false;
    let refuse = () => {};
    const stopAsking = askForPasswordBy(async () => {
      const loaded = await loadParts();
      if (!loaded || isLeft) throw new PasswordNotGiven();
      refuse = () => loaded.askedPassword()?.notGiven();
      await loaded.askForPassword();
    });
    return () => {
      isLeft = true;
      stopAsking();
      // Another member is not asked for what was wanted here.
      refuse();
    };
  }, []);
  return parts && <parts.PasswordPromptDialog />;
}
