import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useEffect, useRef, useState } from 'react';
import type { issuesIn } from '../../platform/api/errors.ts';
import { PasswordNotGiven } from '../../platform/api/password-not-given.ts';
import { callWithPassword } from './password-asking.ts';

const loadDialog = async () =>
  (await import('@nestmates/ui/screens/members/accounts/PasswordDialog.tsx')).PasswordDialog;

interface Asked {
  readonly given: (password: string) => void;
  readonly notGiven: (reason: PasswordNotGiven) => void;
}

type Dialog =
  | { readonly kind: 'asking'; readonly issues: ReturnType<typeof issuesIn> }
  | { readonly kind: 'sending' };

/** Serves calls that take the member's password in their body. */
export function useOwnPassword(description: string) {
  const [dialog, setDialog] = useState<Dialog>();
  const asked = useRef<Asked>(undefined);
  const { loaded: PasswordDialog, load } = useLazyImport(loadDialog);

  const refuse = () => asked.current?.notGiven(new PasswordNotGiven());
  // Whoever leaves the page gives none.
  useEffect(() => () => asked.current?.notGiven(new PasswordNotGiven()), []);

  const ask = (issues: ReturnType<typeof issuesIn>) =>
    new Promise<string>((given, notGiven) => {
      asked.current = { given, notGiven };
      setDialog({ kind: 'asking', issues });
      void load().then((loaded) => loaded || refuse());
    });

  return {
    withOwnPassword: <Answer,>(call: (password: string) => Promise<Answer>) =>
      callWithPassword(call, ask).finally(() => setDialog(undefined)),
    ownPasswordDialog: dialog && PasswordDialog && (
      <PasswordDialog
        state={{
          ...dialog,
          description,
          onConfirm(password) {
            setDialog({ kind: 'sending' });
            asked.current?.given(password);
          },
          onClose: refuse,
        }}
      />
    ),
  };
}
