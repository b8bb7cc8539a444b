import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { EmptyPage } from '../../../../components/layout/EmptyPage.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { PremiumFeature } from '../../../platform/access/PremiumFeature.tsx';
import { SuggestPlaydateForm, type SuggestPlaydateFormProps } from './SuggestPlaydateForm.tsx';

export type SuggestPlaydateScreenState =
  /** Not included in the member's plan. */
  | { readonly kind: 'locked' }
  /** The address names nobody whom the member is connected with. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  /** A playdate of the two waits for an answer, before which no other can be suggested. */
  | { readonly kind: 'open'; readonly firstName: string; readonly href: string }
  | SuggestPlaydateFormProps;

const title = (
  <>
    Suggest a <em>playdate</em>
  </>
);

/** The card on which a playdate is planned before anything is sent. */
export function SuggestPlaydateScreen({ state }: { readonly state: SuggestPlaydateScreenState }) {
  switch (state.kind) {
    case 'locked':
      return <PremiumFeature gate="playdates" />;
    case 'invalid':
      return (
        <EmptyPage
          scene="lost"
          title="Whom would you like to meet?"
          action={<LinkButton href="/matches">Back to Your Connections</LinkButton>}
        >
          A playdate is suggested to someone you are connected with.
        </EmptyPage>
      );
    case 'open':
      return (
        <EmptyPage
          scene="calendar"
          title={`A playdate with ${state.firstName} is open`}
          action={<LinkButton href={state.href}>See It in Your Thread</LinkButton>}
        >
          It waits for an answer. Once it has one, you can suggest another.
        </EmptyPage>
      );
    case 'loading':
      return (
        <Page title={title}>
          <SkeletonGroup label="Loading what suits you both">
            <Skeleton shape="picture" width="100%" height="200px" />
            <Skeleton shape="heading" width="70%" />
            <Skeleton shape="button" width="60%" />
          </SkeletonGroup>
        </Page>
      );
    case 'failed':
      return (
        <Page title={title}>
          <LoadError what="what suits you both" onRetry={state.onRetry} />
        </Page>
      );
    default:
      return <SuggestPlaydateForm {...state} />;
  }
}
