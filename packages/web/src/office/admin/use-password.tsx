import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useEffect, useRef, useState } from 'react';
import { PasswordNotGiven } from '../../members/accounts/password-not-given.ts';
import { withPassword } from './password-confirmation.ts';

const loadDialog = async () => (await import('./PasswordDialogContainer.tsx')).PasswordDialogContainer;

interface Asked {
  readonly given: () => void;
  readonly notGiven: (reason: PasswordNotGiven) => void;
}

/** For calls that the server may want the administrator's password for. */
export function usePassword() {
  const [asking, setAsking] = useState(false);
  const asked = useRef<Asked>(undefined);
  const { loaded: Dialog, load } = useLazyImport(loadDialog);

  function settle(how: (waiting: Asked) => void): void {
    if (asked.current) how(asked.current);
    asked.current = undefined;
    setAsking(false);
  }
  // Whoever leaves the page gives none.
  useEffect(() => () => asked.current?.notGiven(new PasswordNotGiven()), []);

  const ask = () =>
    new Promise<void>((given, notGiven) => {
      asked.current = { given, notGiven };
      setAsking(true);
      void load().then((loaded) => loaded || settle((waiting) => waiting.notGiven(new PasswordNotGiven())));
    });

  return {
    /** Calls, and once more when the member has given their password. */
    withPassword: <Answer,>(call: () => Promise<Answer>) => withPassword(call, ask),
    passwordDialog: asking && Dialog && (
      <Dialog
        onConfirmed={() => settle((waiting) => waiting.given())}
        onClose={() => settle((waiting) => waiting.notGiven(new PasswordNotGiven()))}
      />
    ),
  };
}
