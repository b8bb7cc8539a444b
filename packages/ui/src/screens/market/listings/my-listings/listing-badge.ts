import type { ListingStatus } from '@nestmates/domain/platform/shared/listing-words.ts';
import type { BadgeTone } from '../../../../components/labels/Badge.tsx';

const badges: Readonly<Record<ListingStatus, { readonly words: string; readonly tone: BadgeTone }>> = {
  active: { words: 'Active', tone: 'moss' },
  paused: { words: 'Paused', tone: 'plain' },
  ended: { words: 'Ended', tone: 'ochre' },
  reserved: { words: 'Reserved', tone: 'ochre' },
  sold: { words: 'Sold', tone: 'berry' },
  removed: { words: 'Removed', tone: 'brick' },
};

export const listingBadge = ({ status }: { readonly status: ListingStatus }) => badges[status];
