import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { SecondFactorForm } from '../accounts/SecondFactorForm.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './SecondFactorSection.module.css';
import type { SecondFactorSectionState } from './second-factor-state.ts';

type ConfirmingProps = Extract<SecondFactorSectionState, { kind: 'confirming' }>;

/** The first code of a new app. */
export function Confirming({ uri, secret, pending, issues, onCode, onCancel }: ConfirmingProps) {
  return (
    <>
      <p>Scan this with an authenticator app, then enter the code that it shows.</p>
      <QrCode text={uri} label="The picture for your authenticator app" />
      <div>
        <LinkButton href={uri} look="outline" size="small">
          Open in an app on this phone
        </LinkButton>
      </div>
      <p className={styles.quiet}>
        Or type this key into the app:{' '}
        <span className={styles.secret}>{secret.match(/.{4}/g)?.join(' ')}</span>
      </p>
      <SecondFactorForm
        pending={pending}
        issues={issues}
        label="Turn on"
        pendingLabel="Turning on…"
        onCode={onCode}
      />
      <div>
        <Button look="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

type AskingProps = Extract<SecondFactorSectionState, { kind: 'renewing' | 'turning-off' }>;

const asked = {
  renewing: {
    lead: 'You get ten new recovery codes, and the earlier ones stop working.',
    label: 'Get new codes',
    pendingLabel: 'Getting them…',
    hint: 'That your authenticator app shows now.',
  },
  'turning-off': {
    lead: 'From then on your password alone opens your account.',
    label: 'Turn off two-step login',
    pendingLabel: 'Turning off…',
    hint: 'That your authenticator app shows now, or a recovery code.',
  },
} as const;

/** A code, before what somebody with the password alone must not do. */
export function AskingForCode({ kind, pending, issues, onCode, onCancel }: AskingProps) {
  const { lead, ...words } = asked[kind];
  return (
    <>
      <p>{lead}</p>
      <SecondFactorForm pending={pending} issues={issues} {...words} onCode={onCode} />
      <div>
        <Button look="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
