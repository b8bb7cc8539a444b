import {
  BadgeCheck,
  Ban,
  Bell,
  CalendarDays,
  Download,
  EyeOff,
  Flag,
  Gem,
  KeyRound,
  Landmark,
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
import { createContext, type ReactNode, use, useId } from 'react';
import { Badge } from '../../../components/labels/Badge.tsx';
import { LinkList, LinkRow, type LinkRowProps } from '../../../components/navigation/LinkList.tsx';
import styles from './AccountScreen.module.css';
import { type AccountPartName, accountPartNames as names } from './account-part-names.ts';
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

/** The address of what stands beside the rows. */
const OpenContext = createContext<string | undefined>(undefined);

const Row = (row: LinkRowProps) => (
  <LinkRow {...row} current={row.href !== undefined && use(OpenContext) === row.href} />
);

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
      <Row
        href="/account/email"
        lead={<Mail aria-hidden />}
        detail={waitingEmail ? `${waitingEmail} is not confirmed yet` : undefined}
        value={
          <Badge tone={emailVerified ? 'moss' : 'ochre'}>{emailVerified ? 'Verified' : 'Not verified'}</Badge>
        }
      >
        {names.email}
      </Row>
      <Row href="/edit-profile/basics" lead={<UserRound aria-hidden />} value={name ?? 'Not provided'}>
        Name
      </Row>
      <Row
        href="/account/password"
        lead={<KeyRound aria-hidden />}
        detail={passwordText(credentialsChangedAt)}
      >
        {names.password}
      </Row>
      <Row href="/account/two-step" lead={<Vibrate aria-hidden />} value={twoStep && twoStepValues[twoStep]}>
        {names['two-step']}
      </Row>
      <Row
        href="/account/passkeys"
        lead={<ScanFace aria-hidden />}
        value={passkeys === undefined ? undefined : countOrNone(passkeys)}
      >
        {names.passkeys}
      </Row>
      <Row
        href="/account/devices"
        lead={<MonitorSmartphone aria-hidden />}
        value={devices === undefined ? undefined : devicesText(devices)}
      >
        {names.devices}
      </Row>
    </Group>
  );
}

function Plan({ values: { plan, payment, hasPayments } }: { readonly values: AccountValues }) {
  return (
    <Group title={hasPayments ? 'Plan and payments' : 'Plan'}>
      <Row
        href="/account/plan"
        lead={<Gem aria-hidden />}
        detail={payment?.text ?? (plan === 'Free' ? 'What each plan opens' : undefined)}
        value={payment?.isUrgent ? <Badge tone="brick">Not paid</Badge> : payment?.price}
      >
        {plan}
      </Row>
      {hasPayments && (
        <Row href="/account/payments" lead={<Landmark aria-hidden />}>
          {names.payments}
        </Row>
      )}
    </Group>
  );
}

function Safety({ values }: { readonly values: AccountValues }) {
  const { zipShownTo, paused, planAroundCalendar, photoCheckedAt, sitterCards, blocked } = values;
  return (
    <Group title="Safety">
      <Row href="/account/visibility" lead={<MapPin aria-hidden />} value={zipText(zipShownTo)}>
        {names.visibility}
      </Row>
      <Row href="/account/pause" lead={<EyeOff aria-hidden />} value={onOrOff(paused)}>
        {names.pause}
      </Row>
      <Row href="/account/privacy" lead={<CalendarDays aria-hidden />} value={onOrOff(planAroundCalendar)}>
        {names.privacy}
      </Row>
      {photoCheckedAt !== undefined && (
        <Row
          href="/account/selfie-check"
          lead={<BadgeCheck aria-hidden />}
          value={photoCheckedAt === null ? undefined : shortDay(photoCheckedAt)}
        >
          {photoCheckedAt === null ? 'Have my photo checked' : 'Photo checked'}
        </Row>
      )}
      <Row
        href="/edit-profile#sitter-cards"
        lead={<ShieldPlus aria-hidden />}
        value={sitterCards === undefined ? undefined : countOrNone(sitterCards)}
      >
        Sitter cards
      </Row>
      <Row href="/account/blocked" lead={<Ban aria-hidden />} value={blocked && blockedText(blocked)}>
        {names.blocked}
      </Row>
      <Row href="/account/reports" lead={<Flag aria-hidden />}>
        My reports
      </Row>
      <Row href="/account/standing" lead={<ShieldCheck aria-hidden />}>
        My standing
      </Row>
      <Row href="/rules" lead={<ScrollText aria-hidden />}>
        House rules
      </Row>
    </Group>
  );
}

function Settings({ values: { theme, emails } }: { readonly values: AccountValues }) {
  return (
    <Group title="What we send you, and how it looks">
      <Row
        href="/account/notifications"
        lead={<Bell aria-hidden />}
        value={emails && `${emails.on} of ${emails.all} emails`}
      >
        {names.notifications}
      </Row>
      <Row href="/account/appearance" lead={<SunMoon aria-hidden />} value={themeLabels[theme]}>
        {names.appearance}
      </Row>
      <Row href="/account/install" lead={<Smartphone aria-hidden />}>
        {names.install}
      </Row>
    </Group>
  );
}

interface DataProps {
  readonly values: AccountValues;
  onLogout(): void;
}

function Data({ values: { data, deletedAt }, onLogout }: DataProps) {
  return (
    <Group title="Your data">
      <Row
        href="/account/data"
        lead={<Download aria-hidden />}
        detail="One file, also to look at without a network"
        value={data && dataTexts[data]}
      >
        {names.data}
      </Row>
      <Row lead={<LogOut aria-hidden />} onClick={onLogout}>
        Logout
      </Row>
      <Row
        href="/account/delete"
        lead={<Trash2 aria-hidden />}
        tone="danger"
        value={deletedAt && `On ${shortDay(deletedAt)}`}
      >
        {names.delete}
      </Row>
    </Group>
  );
}

interface AccountRowsProps extends DataProps {
  readonly open: AccountPartName | undefined;
}

/** Every setting as a row with its present value, each of which opens one thing. */
export function AccountRows({ values, open, onLogout }: AccountRowsProps) {
  return (
    <OpenContext value={open && `/account/${open}`}>
      <div className={styles.groups}>
        <You values={values} />
        <Plan values={values} />
        <Safety values={values} />
        <Settings values={values} />
        <Data values={values} onLogout={onLogout} />
      </div>
    </OpenContext>
  );
}
