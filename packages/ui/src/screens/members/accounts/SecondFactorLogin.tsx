import type { Issue } from '../../../forms/schema.ts';
import styles from './AuthScreen.module.css';
import { SecondFactorForm } from './SecondFactorForm.tsx';

export interface SecondFactorLoginProps {
  readonly pending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onCode(code: string): void;
  onSwitch(): void;
}

/** The second step of a login. */
export function SecondFactorLogin({ pending, issues, onCode, onSwitch }: SecondFactorLoginProps) {
  return (
    <div className={styles.form}>
      <SecondFactorForm
        pending={pending}
        issues={issues}
        label="Log In"
        pendingLabel="Logging in..."
        hint="Without your phone, enter one of your recovery codes."
        onCode={onCode}
      />
      <button type="button" className={styles.switch} onClick={onSwitch}>
        Another account? <span>Log in</span>
      </button>
    </div>
  );
}
