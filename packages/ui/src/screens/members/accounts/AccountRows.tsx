import {
  BadgeCheck,
  Ban,
  Bell,
  CalendarDays,
  Download,
  Flag,
  Gem,
  KeyRound,
  LogOut,
  Mail,
  MapPin,
  MonitorSmartphone,
  ScanFace,
  ScrollText,
  ShieldCheck,
  ShieldPlus,
  Smartphone,
  SunMoon,
  Trash2,
  UserRound,
  Vibrate,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../../components/labels/Badge.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import styles from './AccountScreen.module.css';
import { accountPartNames as names } from './account-part-names.ts';
import {
  type AccountValues,
  blockedText,
  countOrNone,
  dataTexts,
  devicesText,
  onOrOff,
  passwordText,
  shortDay,
  zipText,
} from './account-values.ts';
import { themeLabels } from './ThemeChoice.tsx';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      <LinkList>{children}</LinkList>
    </section>
  );
}

const twoStepValues = {
  on: 'On',
  off: 'Off',
  needed: <Badge tone="ochre">Needed</Badge>,
} as const;

function You({ values }: { readonly values: AccountValues }) {
  const { emailVerified, waitingEmail, name, credentialsChangedAt, twoStep, passkeys, devices } = values;
  return (
    <Group title="You">
      <LinkRow
        href="/account/email"
        lead={<Mail aria-hidden />}
        detail={waitingEmail ? `${waitingEmail} is not confirmed yet` : undefined}
        value={
          <Badge tone={emailVerified ? 'moss' : 'ochre'}>{emailVerified ? 'Verified' : 'Not verified'}</Badge>
        }
      >
        {names.email}
      </LinkRow>
      <LinkRow href="/edit-profile/basics" lead={<UserRound aria-hidden />} value={name ?? 'Not provided'}>
        Name
      </LinkRow>
      <LinkRow
        href="/account/password"
        lead={<KeyRound aria-hidden />}
        detail={passwordText(credentialsChangedAt)}
      >
        {names.password}
      </LinkRow>
      <LinkRow
        href="/account/two-step"
        lead={<Vibrate aria-hidden />}
        value={twoStep && twoStepValues[twoStep]}
      >
        {names['two-step']}
      </LinkRow>
      <LinkRow
        href="/account/passkeys"
        lead={<ScanFace aria-hidden />}
        value={passkeys === undefined ? undefined : countOrNone(passkeys)}
      >
        {names.passkeys}
      </LinkRow>
      <LinkRow
        href="/account/devices"
        lead={<MonitorSmartphone aria-hidden />}
        value={devices === undefined ? undefined : devicesText(devices)}
      >
        {names.devices}
      </LinkRow>
    </Group>
  );
}

function Plan({ values: { plan, payment } }: { readonly values: AccountValues }) {
  return (
    <Group title="Plan">
      <LinkRow
        href="/account/plan"
        lead={<Gem aria-hidden />}
        detail={payment?.text ?? (plan === 'Free' ? 'What each plan opens' : undefined)}
        value={payment?.isUrgent ? <Badge tone="brick">Not paid</Badge> : payment?.price}
      >
        {plan}
      </LinkRow>
    </Group>
  );
}

function Safety({ values }: { readonly values: AccountValues }) {
  const { zipShownTo, planAroundCalendar, photoCheckedAt, sitterCards, blocked } = values;
  return (
    <Group title="Safety">
      <LinkRow href="/account/visibility" lead={<MapPin aria-hidden />} value={zipText(zipShownTo)}>
        {names.visibility}
      </LinkRow>
      <LinkRow
        href="/account/privacy"
        lead={<CalendarDays aria-hidden />}
        value={onOrOff(planAroundCalendar)}
      >
        {names.privacy}
      </LinkRow>
      {photoCheckedAt !== undefined && (
        <LinkRow
          href="/account/selfie-check"
          lead={<BadgeCheck aria-hidden />}
          value={photoCheckedAt === null ? undefined : shortDay(photoCheckedAt)}
        >
          {photoCheckedAt === null ? 'Have my photo checked' : 'Photo checked'}
        </LinkRow>
      )}
      <LinkRow
        href="/edit-profile"
        lead={<ShieldPlus aria-hidden />}
        value={sitterCards === undefined ? undefined : countOrNone(sitterCards)}
      >
        Sitter cards
      </LinkRow>
      <LinkRow href="/account/blocked" lead={<Ban aria-hidden />} value={blocked && blockedText(blocked)}>
        {names.blocked}
      </LinkRow>
      <LinkRow href="/account/reports" lead={<Flag aria-hidden />}>
        My reports
      </LinkRow>
      <LinkRow href="/account/standing" lead={<ShieldCheck aria-hidden />}>
        My standing
      </LinkRow>
      <LinkRow href="/rules" lead={<ScrollText aria-hidden />}>
        House rules
      </LinkRow>
    </Group>
  );
}

function Settings({ values: { theme, emails } }: { readonly values: AccountValues }) {
  return (
    <Group title="What we send you, and how it looks">
      <LinkRow
        href="/account/notifications"
        lead={<Bell aria-hidden />}
        value={emails && `${emails.on} of ${emails.all} emails`}
      >
        {names.notifications}
      </LinkRow>
      <LinkRow href="/account/appearance" lead={<SunMoon aria-hidden />} value={themeLabels[theme]}>
        {names.appearance}
      </LinkRow>
      <LinkRow href="/account/install" lead={<Smartphone aria-hidden />}>
        {names.install}
      </LinkRow>
    </Group>
  );
}

interface AccountRowsProps {
  readonly values: AccountValues;
  onLogout(): void;
}

function Data({ values: { data, deletedAt }, onLogout }: AccountRowsProps) {
  return (
    <Group title="Your data">
      <LinkRow
        href="/account/data"
        lead={<Download aria-hidden />}
        detail="One file, also to look at without a network"
        value={data && dataTexts[data]}
      >
        {names.data}
      </LinkRow>
      <LinkRow lead={<LogOut aria-hidden />} onClick={onLogout}>
        Logout
      </LinkRow>
      <LinkRow
        href="/account/delete"
        lead={<Trash2 aria-hidden />}
        tone="danger"
        value={deletedAt && `On ${shortDay(deletedAt)}`}
      >
        {names.delete}
      </LinkRow>
    </Group>
  );
}

/** Every setting as a row with its present value, each of which opens one thing. */
export function AccountRows({ values, onLogout }: AccountRowsProps) {
  return (
    <div className={styles.groups}>
      <You values={values} />
      <Plan values={values} />
      <Safety values={values} />
      <Settings values={values} />
      <Data values={values} onLogout={onLogout} />
    </div>
  );
}
