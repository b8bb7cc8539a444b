import { AccountScreen } from '@nestmates/ui/screens/members/accounts/AccountScreen.tsx';
import { ExportSection } from '@nestmates/ui/screens/trust/exports/ExportSection.tsx';
import { SafetySection } from '@nestmates/ui/screens/trust/reports/SafetySection.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BlockedSectionContainer } from '../../friends/blocks/BlockedSectionContainer.tsx';
import { SessionsSectionContainer } from '../../members/accounts/SessionsSectionContainer.tsx';
import { usePasswordChange } from '../../members/accounts/use-password-change.ts';
import { useResendVerification } from '../../members/accounts/use-resend-verification.ts';
import { EmailChangeSectionContainer } from '../../members/email-change/EmailChangeSectionContainer.tsx';
import { InstallSectionContainer } from '../../members/install/InstallSectionContainer.tsx';
import { NotificationsSectionContainer } from '../../members/notification-settings/NotificationsSectionContainer.tsx';
import { PasskeysSectionContainer } from '../../members/passkeys/PasskeysSectionContainer.tsx';
import { PrivacySectionContainer } from '../../members/profiles/PrivacySectionContainer.tsx';
import { photoCheckOf } from '../../members/profiles/photo-check.ts';
import { SecondFactorSectionContainer } from '../../members/second-factor/SecondFactorSectionContainer.tsx';
import { SubscriptionSectionContainer } from '../../money/subscriptions/SubscriptionSectionContainer.tsx';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { useTheme } from '../../platform/shared/theme.ts';
import { CalendarLinkRowContainer } from '../../together/calendar/CalendarLinkRowContainer.tsx';
import { useLeaving } from './use-leaving.tsx';

const nameOf = (...names: (string | null)[]) => names.filter(Boolean).join(' ') || null;

const statuses = { free: 'Free', pro: 'Pro', premium: 'Premium' } as const;

export default function AccountPage() {
  useTitle('Account Settings');
  const member = useMember();
  const { email, emailVerified, firstName, lastName, plan } = member;
  const resend = useResendVerification();
  const [theme, setTheme] = useTheme();
  const password = usePasswordChange();
  const { data, deletion, passwordDialogs } = useLeaving();
  const { hash } = useLocation();
  useEffect(() => {
    const chosen = hash === '#settings' && document.getElementById('settings');
    if (!chosen) return;
    chosen.focus({ preventScroll: true });
    chosen.scrollIntoView();
  }, [hash]);

  return (
    <AccountScreen
      state={{
        kind: 'ready',
        email,
        verification: emailVerified ? 'verified' : resend,
        name: nameOf(firstName, lastName),
        status: statuses[plan],
        theme: { value: theme, onChange: setTheme },
        password,
        signIn: (
          <>
            <EmailChangeSectionContainer key={email} />
            <SecondFactorSectionContainer />
            <PasskeysSectionContainer />
          </>
        ),
        notifications: <NotificationsSectionContainer />,
        more: (
          <>
            <SubscriptionSectionContainer />
            <SessionsSectionContainer more={<CalendarLinkRowContainer />} />
            <PrivacySectionContainer />
            <InstallSectionContainer />
            <BlockedSectionContainer />
            <SafetySection photoCheck={photoCheckOf(member)} />
            <ExportSection state={data} />
            {passwordDialogs}
          </>
        ),
        deletion,
      }}
    />
  );
}
