import type { PasskeyView } from '@nestmates/application/members/passkeys/contract.ts';
import { useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { localFormat } from '../../../dates/local-format.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { AccountSection } from '../accounts/AccountSection.tsx';
import styles from '../accounts/SessionList.module.css';

interface Ready {
  readonly kind: 'ready';
  readonly passkeys: readonly PasskeyView[];
  /** Whether this browser can make one here. */
  readonly supported: boolean;
  readonly adding: boolean;
  /** The passkeys whose removal is being sent. */
  readonly removing: readonly number[];
  onAdd(): void;
  onRemove(passkey: PasskeyView): void;
}

export type PasskeysSectionState = Unready | Ready;

const day = localFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const dayOf = (instant: string) => day.format(new Date(instant));

/** Lists the passkeys by which the member logs in without the password. */
export function PasskeysSection({ state }: { readonly state: PasskeysSectionState }) {
  const section = useRef<HTMLElement>(null);
  useFocusContainerWhenLost(section, state.kind === 'ready' && state.passkeys.length);
  return (
    <AccountSection
      ref={section}
      title="Passkeys"
      lead="Log in with your fingerprint, your face or the PIN of your device."
    >
      <Content state={state} />
    </AccountSection>
  );
}

function Content({ state }: { readonly state: PasskeysSectionState }) {
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <SectionUnready
          state={state}
          loading="Loading your passkeys"
          failed="Your passkeys were not loaded"
        />
      );
    case 'ready':
      return <Passkeys {...state} />;
  }
}

function Passkeys({ passkeys, supported, adding, removing, onAdd, onRemove }: Ready) {
  return (
    <>
      {passkeys.length === 0 && <p>You have none yet.</p>}
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              pending={removing.includes(passkey.id)}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      {supported ? (
        <div>
          <Button look="outline" pending={adding} pendingLabel="Adding…" onClick={onAdd}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p>This browser cannot make passkeys here.</p>
      )}
    </>
  );
}

interface PasskeyRowProps extends Pick<Ready, 'onRemove'> {
  readonly passkey: PasskeyView;
  readonly pending: boolean;
}

function PasskeyRow({ passkey, pending, onRemove }: PasskeyRowProps) {
  const { device, createdAt, lastUsedAt } = passkey;
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <span className={styles.name}>{device}</span>
        <span className={styles.date}>
          {`Added ${dayOf(createdAt)}, ${lastUsedAt ? `last used ${dayOf(lastUsedAt)}` : 'not used yet'}`}
        </span>
      </span>
      <Button
        look="outline"
        size="small"
        aria-label={`${pending ? 'Removing…' : 'Remove'} ${device}`}
        pending={pending}
        pendingLabel="Removing…"
        onClick={() => onRemove(passkey)}
      >
        Remove
      </Button>
    </li>
  );
}
