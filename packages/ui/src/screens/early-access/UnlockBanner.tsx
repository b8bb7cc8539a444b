import { X } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { TextField } from '../../components/TextField.tsx';
import styles from './UnlockBanner.module.css';

export interface UnlockBannerState {
  readonly kind: 'asking' | 'sending';
  readonly error?: string | undefined;
  onSubmit(code: string): void;
  onDismiss(): void;
}

/** For the code of an early-access promotion. */
export function UnlockBanner({ state }: { readonly state: UnlockBannerState }) {
  const { kind, error, onSubmit, onDismiss } = state;
  const [code, setCode] = useState('');
  const ready = code.trim().toUpperCase();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready !== '' && kind === 'asking') onSubmit(ready);
  };
  return (
    <section className={styles.banner} aria-labelledby="unlock-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="unlock-title">
          Unlock Premium Access
        </h2>
        <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />
      </div>
      <p className={styles.words}>Have an early-access code? It opens everything.</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Code"
          value={code}
          onChange={setCode}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <Button
          type="submit"
          disabled={ready === ''}
          pending={kind === 'sending'}
          pendingLabel="Unlocking..."
        >
          Unlock
        </Button>
      </form>
    </section>
  );
}
