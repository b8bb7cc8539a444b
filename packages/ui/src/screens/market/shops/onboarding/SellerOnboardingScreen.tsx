import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
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
          <EmptyPage
            scene="full"
            title="Premium subscription required"
            action={<LinkButton href="/subscribe">Upgrade to Premium</LinkButton>}
          >
            With Premium you open a shop of your own, for what you make and what you no longer need.
          </EmptyPage>
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
