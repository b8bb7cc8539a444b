import type { ResetKeysView } from '@nestmates/application/members/accounts/contract.ts';
import type { KeptKeys } from '@nestmates/domain/members/accounts/password-reset.ts';
import { ClockAlert, Laptop, ShieldCheck, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { Checkbox } from '../../../components/selection/Checkbox.tsx';
import styles from './ResetKeys.module.css';
import { doubtAbout, endText, mayKeep, whenText } from './reset-keys.ts';

export interface ResetKeysProps {
  readonly keys: ResetKeysView;
  readonly kept: KeptKeys;
  /** Day from which the days are told. */
  readonly now: Date;
  onKeep(kept: KeptKeys): void;
}

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device);

const DeviceIcon = ({ device }: { readonly device: string }) =>
  isPhone(device) ? <Smartphone aria-hidden /> : <Laptop aria-hidden />;

interface KeyProps {
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsed?: string | undefined;
  readonly icon: ReactNode;
  readonly value: boolean;
  onChange(value: boolean): void;
}

/** What can get into the account: its owner ticks what stays when the password is set. */
export function ResetKeys({ keys, kept, now, onKeep }: ResetKeysProps) {
  const { passkeys, twoStepAt, pendingEmailAt, sessions } = keys;
  const tick = (id: number, value: boolean) => {
    const others = kept.passkeys.filter((other) => other !== id);
    onKeep({ ...kept, passkeys: value ? [...others, id] : others });
  };
  const keyRow = ({ name, createdAt, lastUsed, icon, value, onChange }: KeyProps) => {
    const doubt = doubtAbout(createdAt, keys);
    return (
      <div className={styles.row}>
        <Checkbox
          name={name}
          value={value}
          onChange={onChange}
          error={undefined}
          disabled={!mayKeep(createdAt, keys)}
        >
          <span className={styles.name}>{name}</span>
          {doubt === undefined ? (
            <span className={styles.since}>
              Added {whenText(createdAt, now)}
              {lastUsed && `, last used ${whenText(lastUsed, now)}`}
            </span>
          ) : (
            <span className={styles.doubt}>
              <ClockAlert aria-hidden />
              <span>
                Added {whenText(createdAt, now)}, {doubt}
              </span>
            </span>
          )}
        </Checkbox>
        {icon}
      </div>
    );
  };
  return (
    <section className={styles.keys} aria-labelledby="what-can-get-in">
      <div>
        <h2 id="what-can-get-in" className={styles.title}>
          What can get into <em>your account</em>
        </h2>
        <p className={styles.lead}>Tick what is yours. Everything else ends with the new password.</p>
      </div>
      {pendingEmailAt !== null && (
        <Banner look="waiting">
          A change of your email was asked for {whenText(pendingEmailAt, now)}. It ends too.
        </Banner>
      )}
      {passkeys.length > 0 && (
        <div>
          <h3 className={styles.kind}>Passkeys</h3>
          <ul className={styles.list}>
            {passkeys.map(({ id, device, createdAt, lastUsedAt }) => (
              <li key={id}>
                {keyRow({
                  name: device,
                  createdAt,
                  lastUsed: lastUsedAt ?? undefined,
                  icon: <DeviceIcon device={device} />,
                  value: kept.passkeys.includes(id),
                  onChange: (value) => tick(id, value),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {twoStepAt !== null && (
        <div>
          <h3 className={styles.kind}>Second step</h3>
          <div className={styles.list}>
            {keyRow({
              name: 'Authenticator app',
              createdAt: twoStepAt,
              icon: <ShieldCheck aria-hidden />,
              value: kept.twoStep,
              onChange: (twoStep) => onKeep({ ...kept, twoStep }),
            })}
          </div>
        </div>
      )}
      {sessions.length > 0 && (
        <div>
          <h3 className={styles.kind}>
            Logged in <span>{endText(sessions.length)}</span>
          </h3>
          <ul className={styles.list}>
            {sessions.map(({ device, createdAt }) => (
              <li key={`${device} ${createdAt}`} className={styles.row}>
                <span>
                  <span className={styles.name}>{device}</span>
                  <span className={styles.since}>Since {whenText(createdAt, now)}</span>
                </span>
                <DeviceIcon device={device} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
