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

export const listingBadge = ({ status }: { readonly status: ListingStatus }) => badges[status];
