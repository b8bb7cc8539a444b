import { DomainError, notFound } from '../../platform/shared/errors.ts';
import type { ListingId, MemberId } from '../../platform/shared/ids.ts';
import type { ListingStatus } from '../../platform/shared/listing-words.ts';
import { actionsBy, enter, type Machine } from '../../platform/shared/machine.ts';
import type { ListingContent } from './listing-content.ts';
import { isServiceOver, requireServiceDate } from './service-date.ts';

export interface Listing extends ListingContent {
  readonly id: ListingId;
  readonly userId: MemberId;
  readonly status: ListingStatus;
  /** Shown to fill an empty marketplace; it cannot be bought, messaged about or carted. */
  readonly isDemo: boolean;
  /** The recall for which it was paused; null once its seller has changed it or put it on sale again. */
  readonly recallId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The seller, an order from its checkout on, or the clock: the seller's plan or the day of a service is over. */
export type ListingParty = 'seller' | 'checkout' | 'clock';

/**
 * A product is one piece: reserved while a checkout is open, sold once it is paid. A service stays on sale, so a
 * checkout never changes it.
 */
export const listingMachine = {
  /** Stays paused if it is. A change of price or words while somebody pays for it would not be what is paid for. */
  edit: { from: ['active', 'paused'], by: ['seller'] },
  pause: { from: ['active'], by: ['seller'], to: 'paused' },
  resume: { from: ['paused'], by: ['seller'], to: 'active' },
  /** An edit that gives a service another day, or none. */
  renew: { from: ['ended'], by: ['seller'], to: 'active' },
  remove: { from: ['active', 'paused', 'ended', 'sold'], by: ['seller'], to: 'removed' },
  reserve: { from: ['active'], by: ['checkout'], to: 'reserved' },
  free: { from: ['reserved'], by: ['checkout'], to: 'active' },
  sell: { from: ['reserved'], by: ['checkout'], to: 'sold' },
  /** The day of a service was two weeks ago. */
  end: { from: ['active', 'paused'], by: ['clock'], to: 'ended' },
  /** What it is was recalled. One that is paused already is not put on sale again by anybody but its seller. */
  recall: { from: ['active', 'paused'], by: ['clock'], to: 'paused' },
  pauseWithoutPlan: { from: ['active'], by: ['clock'], to: 'paused' },
  resumeWithPlan: { from: ['paused'], by: ['clock'], to: 'active' },
  /** Its order was cancelled before it was sent: the seller decides whether it goes on sale again. */
  pauseAfterCancellation: { from: ['sold'], by: ['checkout'], to: 'paused' },
} as const satisfies Machine<ListingStatus, ListingParty>;

export type ListingAction = keyof typeof listingMachine;
/** Those that a seller sees as buttons. */
export const sellerActions = actionsBy(listingMachine, 'seller');

export const listingNotFound = (): DomainError => notFound('We could not find this listing.');

export const ownListing = (): DomainError =>
  new DomainError('conflict', 'OWN_LISTING', 'This is your own listing.');

export const demoListing = (): DomainError =>
  new DomainError('conflict', 'DEMO_LISTING', 'Demo listings cannot be bought or messaged.');

export const listingNotAvailable = (status: ListingStatus): DomainError =>
  status === 'reserved'
    ? new DomainError('conflict', 'LISTING_RESERVED', 'Somebody is buying this just now.')
    : new DomainError('conflict', 'LISTING_NOT_AVAILABLE', 'This listing is no longer available.');

/** What its seller has paused, or what has ended, is for the seller alone; what was removed is for nobody. */
export const isShownTo = (
  { status, userId }: Pick<Listing, 'status' | 'userId'>,
  viewer: MemberId | undefined,
): boolean => status !== 'removed' && ((status !== 'paused' && status !== 'ended') || userId === viewer);

/** A listing that can be changed does not exist for anyone but its seller. */
export function requireOwn<L extends Pick<Listing, 'userId'>>(listing: L | undefined, by: MemberId): L {
  if (listing?.userId !== by) throw listingNotFound();
  return listing;
}

/** Whether the viewer may put it in the cart, buy it, or write about it. */
export const isAvailableTo = (
  { userId, isDemo, status }: Pick<Listing, 'isDemo' | 'status'> & { readonly userId: number },
  buyer: number,
): boolean => userId !== buyer && !isDemo && status === 'active';

/** Throws why the viewer may not put it in the cart, buy it, or write about it. */
export function requireAvailableTo(
  listing: Pick<Listing, 'userId' | 'isDemo' | 'status'> | undefined,
  buyer: MemberId,
): void {
  if (listing === undefined || !isShownTo(listing, buyer)) throw listingNotFound();
  if (listing.userId === buyer) throw ownListing();
  if (listing.isDemo) throw demoListing();
  if (listing.status !== 'active') throw listingNotAvailable(listing.status);
}

/** One that has ended goes on sale again. */
export function editListing(listing: Listing, content: ListingContent, at: Date): Listing {
  const { id, userId, isDemo, createdAt } = listing;
  const edited = { ...content, id, userId, isDemo, recallId: null, createdAt, updatedAt: at };
  const hasEnded = listing.status === 'ended';
  requireServiceDate(content, at, hasEnded ? null : listing.serviceDate);
  return enter(listingMachine, hasEnded ? 'renew' : 'edit', listing, 'seller', () => edited);
}

/** Undefined for what does not end: it is another's turn, or its day is not over for long enough. */
export function endService(listing: Listing, at: Date): Listing | undefined {
  const { from } = listingMachine.end;
  if (!from.some((status) => status === listing.status) || !isServiceOver(listing, at)) return undefined;
  return changeListing(listing, 'end', 'clock', at);
}

export const changeListing = (
  listing: Listing,
  action: Exclude<ListingAction, 'edit' | 'renew' | 'recall'>,
  by: ListingParty,
  at: Date,
): Listing =>
  enter(listingMachine, action, listing, by, () => {
    const recallId = action === 'resume' ? null : listing.recallId;
    return { ...listing, recallId, updatedAt: at };
  });

/** Whether a checkout keeps it from being paused now. */
export const isReserved = ({ status }: Pick<Listing, 'status'>): boolean => status === 'reserved';

/** Undefined where nothing is to be done: it is sold or gone, or was paused for this recall before. */
export function recallListing(listing: Listing, recallId: string, at: Date): Listing | undefined {
  const { from } = listingMachine.recall;
  if (!from.some((status) => status === listing.status) || listing.recallId === recallId) return undefined;
  return enter(listingMachine, 'recall', listing, 'clock', () => ({ ...listing, recallId, updatedAt: at }));
}
