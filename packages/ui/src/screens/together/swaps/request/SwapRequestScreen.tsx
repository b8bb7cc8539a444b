import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import { PremiumFeature } from '../../../platform/access/PremiumFeature.tsx';
import { SwapRequestForm, type SwapRequestFormProps } from './SwapRequestForm.tsx';

export type SwapRequestScreenState =
  /** Not included in the member's plan. */
  | { readonly kind: 'locked' }
  /** The URL does not say whom to ask. */
  | { readonly kind: 'invalid' }
  | SwapRequestFormProps;

/** The form to request a swap from a connection. */
export function SwapRequestScreen({ state }: { readonly state: SwapRequestScreenState }) {
  switch (state.kind) {
    case 'locked':
      return <PremiumFeature gate="swaps" />;
    case 'invalid':
      return (
        <EmptyPage
          scene="lost"
          title="Invalid Request"
          action={<LinkButton href="/matches">Back to Your Connections</LinkButton>}
        >
          This link does not say whom to ask. Choose someone you are connected with.
        </EmptyPage>
      );
    default:
      return <SwapRequestForm {...state} />;
  }
}
