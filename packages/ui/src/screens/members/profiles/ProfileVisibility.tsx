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

interface ZipState {
  readonly zipShownTo: ZipAudience;
  onZipShownTo(audience: ZipAudience): void;
}

interface PauseState {
  readonly paused: boolean;
  onPaused(paused: boolean): void;
}

export type ProfileVisibilityState = ZipState & PauseState;

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
      <ZipField {...state} />
      <PauseField {...state} />
    </section>
  );
}

/** Who sees the zip, as a section of the account. */
export const ZipSection = ({ state }: { readonly state: ZipState }) => (
  <AccountSection title="Who sees my zip code" lead="It takes effect at once.">
    <ZipField {...state} />
  </AccountSection>
);

/** The pause as a section of the account. */
export const PauseSection = ({ state }: { readonly state: PauseState }) => (
  <AccountSection title="Pause my profile" lead="It takes effect at once.">
    <PauseField {...state} />
  </AccountSection>
);

function ZipField({ zipShownTo, onZipShownTo }: ZipState) {
  return (
    <Select
      name="zipShownTo"
      value={zipShownTo}
      onChange={(value) => isAudience(value) && onZipShownTo(value)}
      label="Show my zip code"
      hint={whatOthersSee[zipShownTo]}
      options={audienceOptions}
      placeholder="Choose who sees it"
    />
  );
}

const PauseField = ({ paused, onPaused }: PauseState) => (
  <Switch
    name="paused"
    value={paused}
    onChange={onPaused}
    label="Pause my profile"
    description="Nobody new sees you, and you see nobody new. Your connections and what you sell stay as they are."
  />
);
