import {
  type ZipAudience,
  zipAudienceLabels,
  zipAudiences,
} from '@nestmates/domain/platform/access/zip-audience.ts';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import { Switch } from '../../../components/selection/Switch.tsx';
import { AccountSection } from '../accounts/AccountSection.tsx';
import styles from './EditProfileScreen.module.css';

export interface ProfileVisibilityState {
  readonly zipShownTo: ZipAudience;
  readonly paused: boolean;
  onZipShownTo(audience: ZipAudience): void;
  onPaused(paused: boolean): void;
}

const audienceOptions = zipAudiences.map((value) => ({ value, label: zipAudienceLabels[value] }));

const whatOthersSee: Readonly<Record<ZipAudience, string>> = {
  everyone: 'Others see your zip code, and roughly how near you are to them.',
  connections:
    'Your connections see it. For everybody else you are in the middle of your city, in every distance and order.',
  nobody: 'For everybody you are in the middle of your city, in every distance and order.',
};

const isAudience = (value: string): value is ZipAudience =>
  zipAudiences.some((audience) => audience === value);

/** Who sees the member and the zip. Each takes effect at once, apart from the form. */
export function ProfileVisibility({ state }: { readonly state: ProfileVisibilityState }) {
  return (
    <section className={styles.visibility} aria-label="Who sees you">
      <SectionHeading>Who sees you</SectionHeading>
      <Fields {...state} />
    </section>
  );
}

/** The same as a section of the account. */
export const VisibilitySection = ({ state }: { readonly state: ProfileVisibilityState }) => (
  <AccountSection title="Who sees you" lead="Each takes effect at once.">
    <Fields {...state} />
  </AccountSection>
);

function Fields({ zipShownTo, paused, onZipShownTo, onPaused }: ProfileVisibilityState) {
  return (
    <>
      <Select
        name="zipShownTo"
        value={zipShownTo}
        onChange={(value) => isAudience(value) && onZipShownTo(value)}
        label="Show my zip code"
        hint={whatOthersSee[zipShownTo]}
        options={audienceOptions}
        placeholder="Choose who sees it"
      />
      <Switch
        name="paused"
        value={paused}
        onChange={onPaused}
        label="Pause my profile"
        description="Nobody new sees you, and you see nobody new. Your connections and what you sell stay as they are."
      />
    </>
  );
}
