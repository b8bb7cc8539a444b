import { SecurityScreen } from '@nestmates/ui/screens/members/accounts/SecurityScreen.tsx';
import { SessionsSectionContainer } from '../../members/accounts/SessionsSectionContainer.tsx';
import { usePasswordChange } from '../../members/accounts/use-password-change.ts';
import { PasskeysSectionContainer } from '../../members/passkeys/PasskeysSectionContainer.tsx';
import { SecondFactorSectionContainer } from '../../members/second-factor/SecondFactorSectionContainer.tsx';
import { useTitle } from '../../platform/routing/use-title.ts';
import { CalendarLinkRowContainer } from '../../together/calendar/CalendarLinkRowContainer.tsx';

/** Apart from the other settings, since it is open to suspended and banned members too. */
export default function SecurityPage() {
  useTitle('Password and Devices');
  const password = usePasswordChange();
  return (
    <SecurityScreen password={password}>
      <SecondFactorSectionContainer />
      <PasskeysSectionContainer />
      <SessionsSectionContainer more={<CalendarLinkRowContainer />} />
    </SecurityScreen>
  );
}
