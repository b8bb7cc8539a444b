import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { AccountSection } from '@nestmates/ui/screens/members/accounts/AccountSection.tsx';
import { AccountStatusSection } from '@nestmates/ui/screens/members/accounts/AccountStatusSection.tsx';
import { accountPartNames as names } from '@nestmates/ui/screens/members/accounts/account-part-names.ts';
import { ChangePasswordForm } from '@nestmates/ui/screens/members/accounts/ChangePasswordForm.tsx';
import { DeleteAccount } from '@nestmates/ui/screens/members/accounts/DeleteAccount.tsx';
import { EmailSection } from '@nestmates/ui/screens/members/accounts/EmailSection.tsx';
import { ThemeChoice } from '@nestmates/ui/screens/members/accounts/ThemeChoice.tsx';
import { PauseSection, ZipSection } from '@nestmates/ui/screens/members/profiles/ProfileVisibility.tsx';
import { ExportSection } from '@nestmates/ui/screens/trust/exports/ExportSection.tsx';
import type { ComponentType } from 'react';
import { BlockedSectionContainer } from '../../friends/blocks/BlockedSectionContainer.tsx';
import { SessionsSectionContainer } from '../../members/accounts/SessionsSectionContainer.tsx';
import { usePasswordChange } from '../../members/accounts/use-password-change.ts';
import { useResendVerification } from '../../members/accounts/use-resend-verification.ts';
import { EmailChangeSectionContainer } from '../../members/email-change/EmailChangeSectionContainer.tsx';
import { InstallSectionContainer } from '../../members/install/InstallSectionContainer.tsx';
import { NotificationsSectionContainer } from '../../members/notification-settings/NotificationsSectionContainer.tsx';
import { PasskeysSectionContainer } from '../../members/passkeys/PasskeysSectionContainer.tsx';
import { PrivacySectionContainer } from '../../members/profiles/PrivacySectionContainer.tsx';
import { usePrivacy } from '../../members/profiles/use-privacy.ts';
import { SecondFactorSectionContainer } from '../../members/second-factor/SecondFactorSectionContainer.tsx';
import { SubscriptionSectionContainer } from '../../money/subscriptions/SubscriptionSectionContainer.tsx';
import { useMember } from '../../platform/session/session.ts';
import { useTheme } from '../../platform/shared/theme.ts';
import { CalendarLinkRowContainer } from '../../together/calendar/CalendarLinkRowContainer.tsx';
import type { AccountPart } from './account-addresses.ts';
import { PaymentsSectionContainer } from './PaymentsSectionContainer.tsx';
import { useLeaving } from './use-leaving.tsx';

function EmailPart() {
  const { email, emailVerified } = useMember();
  const resend = useResendVerification();
  return <EmailSection email={email} verification={emailVerified ? 'verified' : resend} />;
}

function EmailChangePart() {
  const { email } = useMember();
  return <EmailChangeSectionContainer key={email} />;
}

function PasswordPart() {
  const password = usePasswordChange();
  return (
    <AccountSection title="Change Password" lead="Your other devices are logged out with it.">
      <ChangePasswordForm key={password.succeeded} {...password} />
    </AccountSection>
  );
}

function PlanPart() {
  const { plan } = useMember();
  return (
    <>
      <AccountStatusSection status={planNames[plan]} />
      <SubscriptionSectionContainer />
    </>
  );
}

function VisibilityPart() {
  const { zipShownTo } = useMember();
  const privacy = usePrivacy();
  return (
    <ZipSection state={{ zipShownTo, onZipShownTo: (audience) => privacy.run({ zipShownTo: audience }) }} />
  );
}

function PausePart() {
  const { paused } = useMember();
  const privacy = usePrivacy();
  return <PauseSection state={{ paused, onPaused: (isPaused) => privacy.run({ paused: isPaused }) }} />;
}

export function AppearancePart() {
  const [theme, setTheme] = useTheme();
  return (
    <AccountSection title="Appearance">
      <ThemeChoice value={theme} onChange={setTheme} />
    </AccountSection>
  );
}

function DataPart() {
  const { data, passwordDialogs } = useLeaving();
  return (
    <>
      <ExportSection state={data} />
      {passwordDialogs}
    </>
  );
}

function DeletePart() {
  const { deletion, passwordDialogs } = useLeaving();
  return (
    <>
      <AccountSection title="Danger Zone" tone="danger" lead="What is deleted here does not come back.">
        <DeleteAccount {...deletion} />
      </AccountSection>
      {passwordDialogs}
    </>
  );
}

interface Part {
  readonly title: string;
  /** What the title names. */
  readonly Named?: ComponentType;
  /** Sections with headings of their own. */
  readonly Sections?: ComponentType;
}

/** What the rows of the account open. */
export const accountParts: Readonly<Record<AccountPart, Part>> = {
  email: { title: names.email, Named: EmailPart, Sections: EmailChangePart },
  password: { title: names.password, Named: PasswordPart },
  'two-step': { title: names['two-step'], Named: SecondFactorSectionContainer },
  passkeys: { title: names.passkeys, Named: PasskeysSectionContainer },
  devices: {
    title: names.devices,
    Named: () => <SessionsSectionContainer more={<CalendarLinkRowContainer />} />,
  },
  plan: { title: names.plan, Sections: PlanPart },
  payments: { title: names.payments, Named: PaymentsSectionContainer },
  visibility: { title: names.visibility, Named: VisibilityPart },
  pause: { title: names.pause, Named: PausePart },
  privacy: { title: names.privacy, Named: PrivacySectionContainer },
  blocked: { title: names.blocked, Named: BlockedSectionContainer },
  notifications: { title: names.notifications, Named: NotificationsSectionContainer },
  appearance: { title: names.appearance, Named: AppearancePart },
  install: { title: names.install, Named: InstallSectionContainer },
  data: { title: names.data, Named: DataPart },
  delete: { title: names.delete, Sections: DeletePart },
};
