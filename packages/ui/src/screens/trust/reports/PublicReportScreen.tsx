import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { StandalonePage } from '../../../components/layout/StandalonePage.tsx';

export type PublicReportScreenState =
  | { readonly kind: 'confirming' }
  | { readonly kind: 'confirmed' }
  /** The link has done its work, is too old, or is not complete. */
  | { readonly kind: 'invalid'; readonly reason: string }
  | { readonly kind: 'failed'; onRetry(): void };

const home = <LinkButton href="/">Back to Home</LinkButton>;

function Content({ state }: { readonly state: PublicReportScreenState }) {
  switch (state.kind) {
    case 'confirming':
      return (
        <EmptyState level={1} scene="letter" title="Confirming your report">
          One moment, please.
        </EmptyState>
      );
    case 'confirmed':
      return (
        <EmptyState level={1} scene="letter" title="Thank you" action={home}>
          Your report counts now. A person will look at it.
        </EmptyState>
      );
    case 'invalid':
      return (
        <EmptyState level={1} scene="lost" title="This link does not work" action={home}>
          {state.reason}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          level={1}
          scene="offline"
          title="Not confirmed yet"
          action={<Button onClick={state.onRetry}>Try again</Button>}
        >
          We could not reach the server. Please check your connection.
        </EmptyState>
      );
  }
}

/** What the link in the e-mail to a visitor who has reported something leads to. */
export const PublicReportScreen = ({ state }: { readonly state: PublicReportScreenState }) => (
  <StandalonePage homeHref="/">
    <div role="status">
      <Content state={state} />
    </div>
  </StandalonePage>
);
