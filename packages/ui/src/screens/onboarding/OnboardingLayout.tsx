import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Stepper } from '../../components/navigation/Stepper.tsx';
import { Portrait } from '../../components/people/Portrait.tsx';
import { type Person, people } from '../../drawings/people.ts';
import styles from './OnboardingLayout.module.css';

/** The way out of onboarding for who cannot or will not finish it now. */
export interface Logout {
  readonly pending: boolean;
  onLogout(): void;
}

export interface OnboardingLayoutProps {
  /** Where she is on the road; left out when she comes back to a step later. */
  readonly step?: number | undefined;
  readonly of?: number | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly logout: Logout;
  /** Its one italic phrase in an `<em>`. */
  readonly title: ReactNode;
  readonly lead: string;
  /** Who looks on from the side where there is room. */
  readonly portraitOf?: Person | undefined;
  /** Left out while there is nothing to answer. */
  readonly form?: (FormHTMLAttributes<HTMLFormElement> & { ref: Ref<HTMLFormElement> }) | undefined;
  /** The way on, within reach of a thumb. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** One step of the road: where she is, one question after another, and the way on. */
export function OnboardingLayout(props: OnboardingLayoutProps) {
  const { step, of = 3, onBack, logout, title, lead, form, actions, children } = props;
  const { portraitOf = people.hannah } = props;
  return (
    <main className={styles.page}>
      <div className={styles.side}>
        {step !== undefined && (
          <Stepper
            step={step}
            of={of}
            onBack={onBack}
            aside={
              <Button look="subdued" size="small" pending={logout.pending} onClick={logout.onLogout}>
                Log out
              </Button>
            }
          />
        )}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.portrait} aria-hidden>
          <Portrait {...portraitOf} />
        </div>
      </div>
      <form {...form}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.actions}>
          <div className={styles.buttons}>{actions}</div>
        </div>
      </form>
    </main>
  );
}
