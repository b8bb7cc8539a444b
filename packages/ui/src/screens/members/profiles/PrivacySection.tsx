import { Switch } from '../../../components/selection/Switch.tsx';
import { AccountSection } from '../accounts/AccountSection.tsx';

export interface PrivacySettings {
  readonly planAroundCalendar: boolean;
  readonly onPlanAroundCalendar: (on: boolean) => void;
}

/** What others may work out about the member, on the account page. */
export function PrivacySection({ settings }: { readonly settings: PrivacySettings }) {
  return (
    <AccountSection title="Privacy" lead="What others may work out about you.">
      <Switch
        name="planAroundCalendar"
        value={settings.planAroundCalendar}
        onChange={settings.onPlanAroundCalendar}
        label="Let my connections plan around my calendar"
        description="They are offered times at which your calendar is free, never what it holds. Nobody else learns anything of it."
      />
    </AccountSection>
  );
}
