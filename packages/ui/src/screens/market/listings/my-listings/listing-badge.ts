import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import type { BadgeTone } from '../../../../components/labels/Badge.tsx';

const badges: Readonly<Record<ListingStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  active: { label: 'Active', tone: 'moss' },
  paused: { label: 'Paused', tone: 'plain' },
  ended: { label: 'Ended', tone: 'ochre' },
  reserved: { label: 'Reserved', tone: 'ochre' },
  sold: { label: 'Sold', tone: 'berry' },
  removed: { label: 'Removed', tone: 'brick' },
};

const recalled = { label: 'Recalled', tone: 'brick' } as const;

export const listingBadge = ({ status, recall }: Pick<ListingView, 'status' | 'recall'>) =>
  recall ? recalled : badges[status];
