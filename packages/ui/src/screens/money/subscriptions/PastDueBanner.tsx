import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import type { SubscriptionNotice } from './subscription-notice.ts';

/** Stands on top of the dashboard while a payment is missing. */
export function PastDueBanner({ notice: { title, text } }: { readonly notice: SubscriptionNotice }) {
  return (
    <Banner
      look="wrong"
      title={title}
      action={
        <LinkButton href="/account/plan" look="text" size="small">
          Manage subscription
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}
