import { PremiumFeature } from '../../../platform/access/PremiumFeature.tsx';
import { DoneStep, type DoneStepProps } from './DoneStep.tsx';
import { ListingStep, type ListingStepProps } from './ListingStep.tsx';
import { ProfileStep, type ProfileStepProps } from './ProfileStep.tsx';
import { TypeStep, type TypeStepProps } from './TypeStep.tsx';

export type SellerOnboardingScreenState =
  /** Not included in the seller's plan. */
  | { readonly kind: 'locked' }
  | ({ readonly kind: 'type' } & TypeStepProps)
  | ({ readonly kind: 'listing' } & ListingStepProps)
  | ({ readonly kind: 'profile' } & ProfileStepProps)
  | ({ readonly kind: 'done' } & DoneStepProps);

/** The four steps by which a member opens a shop. */
export function SellerOnboardingScreen({ state }: { readonly state: SellerOnboardingScreenState }) {
  switch (state.kind) {
    case 'locked':
      return (
        <main>
          <PremiumFeature gate="shop" />
        </main>
      );
    case 'type':
      return <TypeStep {...state} />;
    case 'listing':
      return <ListingStep {...state} />;
    case 'profile':
      return <ProfileStep {...state} />;
    case 'done':
      return <DoneStep {...state} />;
  }
}
