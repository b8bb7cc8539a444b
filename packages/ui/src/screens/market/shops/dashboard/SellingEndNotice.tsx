import type { SellingEndView } from '@nestmates/application/market/listings/selling-end-view.ts';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { dayText } from '../../orders/order-text.ts';

const pausedText = (count: number): string => (count === 1 ? 'One listing is' : `${count} listings are`);

/** What becomes of the listings of a seller whose plan does not open selling any more. */
export function SellingEndNotice({ end: { pausesAt, paused } }: { readonly end: SellingEndView }) {
  if (pausesAt === null) return null;
  return (
    <Banner
      look="waiting"
      title={paused > 0 ? 'Your listings are paused' : `Your listings pause on ${dayText(pausesAt)}`}
      action={
        <LinkButton size="small" href="/subscribe">
          See the Plans
        </LinkButton>
      }
    >
      {paused > 0
        ? `${pausedText(paused)} paused since your plan does not include selling. With Premium they go on sale again by themselves.`
        : 'Your plan does not include selling any more. Nothing is deleted, and what was bought is paid to you as always.'}
    </Banner>
  );
}
