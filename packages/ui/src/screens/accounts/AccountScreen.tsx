import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog.tsx';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { ChipChoice } from '../../components/ChipGroup.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import styles from './AccountScreen.module.css';
import { ChangePasswordForm, type ChangePasswordState } from './ChangePasswordForm.tsx';

export type Theme = 'system' | 'light' | 'dark';

export interface AccountScreenState {
  readonly email: string;
  readonly name: string | null;
  readonly plan: 'free' | 'pro' | 'premium';
  readonly theme: Theme;
  readonly password: ChangePasswordState;
  readonly deleting: boolean;
  /** What other features have to settle with her, such as letters and blocked members. */
  readonly sections?: ReactNode;
  onTheme(theme: Theme): void;
  onDelete(): void;
}

const plans: Readonly<Record<AccountScreenState['plan'], string>> = {
  free: 'Free',
  pro: 'Pro',
  premium: 'Premium',
};

const themes = [
  { value: 'system', label: 'As my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const consequence = 'This removes your profile, photos and connections. It cannot be undone.';

export function AccountScreen({ state }: { readonly state: AccountScreenState }) {
  const { email, name, plan, theme, password, deleting, sections, onTheme, onDelete } = state;
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        Account <em>Settings</em>
      </h1>
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Name</dt>
          <dd>{name ?? 'Not provided'}</dd>
        </div>
        <div>
          <dt>Account Status</dt>
          <dd>
            <Badge tone={plan === 'free' ? 'plain' : 'berry'}>{plans[plan]}</Badge>
          </dd>
        </div>
      </dl>
      <section>
        <SectionHeading>Change Password</SectionHeading>
        <ChangePasswordForm state={password} />
      </section>
      <section>
        <SectionHeading>Appearance</SectionHeading>
        <ChipChoice
          name="theme"
          label="Colors"
          options={themes}
          value={theme}
          onChange={(chosen) => chosen !== '' && onTheme(chosen)}
        />
      </section>
      {sections}
      <section className={styles.danger}>
        <SectionHeading>Danger Zone</SectionHeading>
        <p className={styles.words}>{consequence}</p>
        <Button look="danger" onClick={() => setAsked(true)}>
          Delete Account
        </Button>
      </section>
      <AlertDialog
        open={asked}
        title="Are you absolutely sure?"
        description={consequence}
        confirm="Yes, delete my account"
        confirming="Deleting..."
        pending={deleting}
        onConfirm={onDelete}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
