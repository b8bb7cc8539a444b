import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stepper } from '../../../components/navigation/Stepper.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { people } from '../../../drawings/people.ts';
import type { Person } from '../../../drawings/person.ts';
import styles from './OnboardingLayout.module.css';

/** The button to leave onboarding. */
export interface Logout {
  readonly pending: boolean;
  onLogout(): void;
}

export interface OnboardingLayoutProps {
  /** Left out when the form is opened from Edit Profile. */
  readonly step?: number | undefined;
  readonly of?: number | undefined;
  readonly onBack?: (() => void) | undefined;
  /** Left out where the member cannot leave by logging out. */
  readonly logout?: Logout | undefined;
  /** Has one italic phrase in an `<em>`. */
  readonly title: ReactNode;
  readonly lead: string;
  /** The portrait beside the form on a wide screen. */
  readonly portraitOf?: Person | undefined;
  /** Left out when there is no form to show. */
  readonly form?: (FormHTMLAttributes<HTMLFormElement> & { ref: Ref<HTMLFormElement> }) | undefined;
  readonly actions?: ReactNode;
  /** CardSoFar, above the actions. */
  readonly card?: ReactNode;
  /** A form of many small controls ends in its actions, since a sticky footer would half cover some of them. */
  readonly footer?: 'sticky' | 'end';
  readonly children: ReactNode;
}

/** The layout of an onboarding step: progress, title, form and sticky actions. */
export function OnboardingLayout(props: OnboardingLayoutProps) {
  const { step, of = 4, onBack, logout, title, lead, form, actions, card, children } = props;
  const { portraitOf = people.hannah, footer = 'sticky' } = props;
  return (
    <main className={styles.page}>
      <div className={styles.side}>
        {step === undefined ? (
          <div className={styles.header}>
            <PageHeader title={title} />
          </div>
        ) : (
          <Stepper
            step={step}
            of={of}
            onBack={onBack}
            aside={
              logout && (
                <Button look="subdued" size="small" pending={logout.pending} onClick={logout.onLogout}>
                  Log out
                </Button>
              )
            }
          />
        )}
        {step !== undefined && <h1 className={styles.title}>{title}</h1>}
        <p className={styles.lead}>{lead}</p>
        <div className={styles.portrait} aria-hidden>
          <Portrait {...portraitOf} />
        </div>
      </div>
      <form {...form} className={styles.form}>
        <div className={styles.fields}>{children}</div>
        {card}
        {actions && (
          <div
            className={styles.actions}
            data-footer={footer}
            data-bottom-bar={footer === 'sticky' || undefined}
          >
            <div className={styles.buttons}>{actions}</div>
          </div>
        )}
      </form>
    </main>
  );
}
