import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { localFormat } from '../../../dates/local-format.ts';
import { AccountSection } from '../accounts/AccountSection.tsx';
import { AskingForCode, Confirming } from './SecondFactorCodes.tsx';
import styles from './SecondFactorSection.module.css';
import type { SecondFactorSectionState } from './second-factor-state.ts';

const day = localFormat({ month: 'short', day: 'numeric', year: 'numeric' });

const codesLeftWords = (left: number): string =>
  left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;

/** A code of an authenticator app after the password. */
export function SecondFactorSection({ state }: { readonly state: SecondFactorSectionState }) {
  return (
    <AccountSection title="Two-Step Login" lead="After your password, a code of an app on your phone.">
      <Content state={state} />
    </AccountSection>
  );
}

function Content({ state }: { readonly state: SecondFactorSectionState }): ReactNode {
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <SectionUnready
          state={state}
          loading="Loading two-step login"
          failed="Two-step login was not loaded"
        />
      );
    case 'off':
      return (
        <>
          {state.required && (
            <Banner look="waiting" title="Administration needs it">
              Turn it on, or log in with a passkey, and administration opens.
            </Banner>
          )}
          <p>Somebody who learns your password still cannot log in.</p>
          <div>
            <Button pending={state.pending} pendingLabel="One moment…" onClick={state.onTurnOn}>
              Turn on
            </Button>
          </div>
        </>
      );
    case 'confirming':
      return <Confirming {...state} />;
    case 'renewing':
    case 'turning-off':
      return <AskingForCode {...state} />;
    case 'codes':
      return (
        <>
          <Banner
            look="good"
            title={state.renewed ? 'Your new recovery codes' : 'Two-step login is on'}
            announced
          >
            {state.renewed && 'The earlier ones no longer work. '}Keep these recovery codes. Each logs you in
            once without your phone, and they are shown only now.
          </Banner>
          <ul className={styles.codes}>
            {state.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Cluster gap={3}>
            <Button look="outline" onClick={state.onCopy}>
              {state.copied ? 'Copied' : 'Copy codes'}
            </Button>
            <Button onClick={state.onDone}>I have kept them</Button>
          </Cluster>
        </>
      );
    case 'on':
      return (
        <>
          <Cluster gap={2}>
            <Badge tone="moss">On</Badge>
            <span className={styles.quiet}>
              Since {day.format(new Date(state.since))}. {codesLeftWords(state.codesLeft)}
            </span>
          </Cluster>
          <Cluster gap={3}>
            <Button look={state.codesLeft < 3 ? 'main' : 'outline'} onClick={state.onRenew}>
              New recovery codes
            </Button>
            <Button look="outline" onClick={state.onTurnOff}>
              Turn off
            </Button>
          </Cluster>
        </>
      );
  }
}
