import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { Banner, type BannerProps } from '../../../../components/feedback/Banner.tsx';
import { HiddenNotice } from '../../../platform/access/HiddenNotice.tsx';
import { RecallNotice } from '../../../trust/recalls/RecallNotice.tsx';

interface ListingStatusProps {
  readonly listing: Pick<ListingView, 'isDemo' | 'status' | 'hidden' | 'recall'>;
  readonly own: boolean;
}

type Said = Pick<BannerProps, 'look'> & { readonly title: string; readonly text: string };

const forOthers: Readonly<Record<ListingView['status'], Said | undefined>> = {
  active: undefined,
  reserved: {
    look: 'waiting',
    title: 'Reserved',
    text: 'Somebody is paying for it just now. If she does not, it is on sale again within the hour.',
  },
  sold: { look: 'note', title: 'Sold', text: 'It has found a home.' },
  paused: { look: 'note', title: 'Paused', text: 'It is not on sale at the moment.' },
  ended: { look: 'note', title: 'Ended', text: 'Its day is over.' },
  removed: { look: 'note', title: 'No longer here', text: 'The seller has taken it down.' },
};

const forSeller: typeof forOthers = {
  active: { look: 'good', title: 'Your listing', text: 'It is on sale.' },
  reserved: { look: 'waiting', title: 'Reserved', text: 'Somebody is paying for it just now.' },
  sold: { look: 'good', title: 'Sold', text: 'You find it among your orders.' },
  paused: { look: 'note', title: 'Paused', text: 'Only you see it until you put it back on sale.' },
  ended: {
    look: 'waiting',
    title: 'Ended',
    text: 'Its day was two weeks ago, so only you see it. Choose a new day and it is on sale again.',
  },
  removed: { look: 'note', title: 'Removed', text: 'Nobody else sees it any more.' },
};

const demo: Said = {
  look: 'note',
  title: 'Demo listing',
  text: 'It shows what the marketplace is like, and cannot be bought or messaged about.',
};

/** Why it cannot be bought, or how a seller's own listing stands. */
export function ListingStatus({ listing: { isDemo, status, hidden, recall }, own }: ListingStatusProps) {
  if (hidden) return <HiddenNotice hidden={hidden} />;
  if (recall) {
    return (
      <RecallNotice recall={recall}>
        It is paused. If yours is another model, correct it and put it on sale again.
      </RecallNotice>
    );
  }
  const said = own ? forSeller[status] : (forOthers[status] ?? (isDemo ? demo : undefined));
  return (
    said && (
      <Banner look={said.look} title={said.title}>
        {said.text}
      </Banner>
    )
  );
}
