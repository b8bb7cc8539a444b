import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { PromoCard } from '../../../components/layout/PromoCard.tsx';
import { useDoubleSubmitGuard } from '../../../taps/double-tap.ts';
import styles from './UnlockBanner.module.css';

export interface UnlockBannerState {
  readonly kind: 'asking' | 'sending';
  readonly error?: string | undefined;
  onSubmit(code: string): void;
}

/** The form for an early-access code. */
export function UnlockBanner({ state }: { readonly state: UnlockBannerState }) {
  const { kind, error, onSubmit } = state;
  const [code, setCode] = useState('');
  const { isSecondTap, remember } = useDoubleSubmitGuard<string>();
  const ready = code.trim().toUpperCase();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready === '' || kind === 'sending' || isSecondTap(ready, event.timeStamp)) return;
    remember(ready);
    onSubmit(ready);
  };
  return (
    <PromoCard title="Unlock Premium Access">
      <p>
        Have an early-access code? <span className={styles.sentence}>It opens everything.</span>
      </p>
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
    </PromoCard>
  );
}
