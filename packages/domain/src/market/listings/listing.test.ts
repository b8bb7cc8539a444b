import { describe, expect, it } from 'vitest';
import { aListing } from '../../../testing/listings/a-listing.ts';
import { type ListingStatus, listingStatuses } from '../../platform/shared/listing-words.ts';
import { actionsOpenTo } from '../../platform/shared/machine.ts';
import {
  changeListing,
  editListing,
  type ListingAction,
  type ListingParty,
  listingMachine,
  recallListing,
  requireAvailableTo,
  requireOwn,
  sellerActions,
} from './listing.ts';

const bike = aListing({
  id: 7,
  description: 'Two years old, one owner.',
  condition: 'good',
  ages: { from: 2, to: 4 },
  localPickupOnly: true,
});
const now = new Date('2026-06-02T12:00:00Z');

/** Written by hand, so that the table of the machine can be wrong. */
const opens: Readonly<Record<ListingParty, Readonly<Record<ListingStatus, readonly ListingAction[]>>>> = {
  seller: {
    active: ['pause', 'edit', 'remove'],
    reserved: [],
    sold: ['remove'],
    paused: ['resume', 'edit', 'remove'],
    ended: ['renew', 'remove'],
    removed: [],
  },
  checkout: {
    active: ['reserve'],
    reserved: ['free', 'sell'],
    sold: ['pauseAfterCancellation'],
    paused: [],
    ended: [],
    removed: [],
  },
  clock: {
    active: ['pauseWithoutPlan', 'recall', 'end'],
    reserved: [],
    sold: [],
    paused: ['resumeWithPlan', 'recall', 'end'],
    ended: [],
    removed: [],
  },
};
const parties: readonly ListingParty[] = ['seller', 'checkout', 'clock'];
const cases = parties.flatMap((by) => listingStatuses.map((status) => ({ by, status })));

describe('a listing', () => {
  it.each(cases)('opens its actions to the $by when it is $status', ({ by, status }) => {
    expect(actionsOpenTo(listingMachine, status, by).sort()).toEqual([...opens[by][status]].sort());
  });

  it.each(cases)('takes no other action of the $by when it is $status', ({ by, status }) => {
    const actions = Object.keys(listingMachine).filter(
      (action) => action !== 'edit' && action !== 'renew' && action !== 'recall',
    ) as Parameters<typeof changeListing>[1][];
    for (const action of actions) {
      const change = () => changeListing({ ...bike, status }, action, by, now);
      if (opens[by][status].includes(action)) {
        expect(change()).toEqual({ ...bike, status: listingMachine[action].to, updatedAt: now });
      } else expect(change).toThrow();
    }
  });

  it.each(listingStatuses)('is paused for a recall, and says for which, unless it is %s', (status) => {
    const paused = recallListing({ ...bike, status }, 'graco 2010', now);
    const isPaused = status === 'active' || status === 'paused';
    const expected = { ...bike, status: 'paused', recallId: 'graco 2010', updatedAt: now };
    expect(paused).toEqual(isPaused ? expected : undefined);
  });

  it('is paused once for a recall, which it keeps until its seller changes it or puts it on sale again', () => {
    const recalled = { ...bike, status: 'paused', recallId: 'graco 2010' } as const;
    expect(recallListing(recalled, 'graco 2010', now)).toBeUndefined();
    expect(recallListing(recalled, 'graco 2012', now)?.recallId).toBe('graco 2012');
    expect(changeListing(recalled, 'remove', 'seller', now).recallId).toBe('graco 2010');
    expect(changeListing(recalled, 'resume', 'seller', now).recallId).toBeNull();
    expect(editListing(recalled, bike, now).recallId).toBeNull();
  });

  it('stays paused when it is edited', () => {
    const paused = { ...bike, status: 'paused' } as const;
    expect(editListing(paused, { ...bike, title: 'Balance bike' }, now).status).toBe('paused');
  });

  it('is not edited while somebody pays for it', () => {
    expect(() => editListing({ ...bike, status: 'reserved' }, bike, now)).toThrow('changed');
  });

  it('shows a seller no other buttons than hers', () => {
    expect([...sellerActions].sort()).toEqual(
      [...new Set(listingStatuses.flatMap((status) => opens.seller[status]))].sort(),
    );
  });

  it('can be bought by anyone else', () => {
    expect(() => requireAvailableTo(bike, 2)).not.toThrow();
  });

  it.each([
    ['it does not exist', undefined, 'NOT_FOUND'],
    ['it was removed', { ...bike, status: 'removed' as const }, 'NOT_FOUND'],
    ['it is her own', { ...bike, userId: 2 }, 'OWN_LISTING'],
    ['it is a demo', { ...bike, isDemo: true }, 'DEMO_LISTING'],
    ['somebody is buying it', { ...bike, status: 'reserved' as const }, 'LISTING_RESERVED'],
    ['it is sold', { ...bike, status: 'sold' as const }, 'LISTING_NOT_AVAILABLE'],
    ['it is paused', { ...bike, status: 'paused' as const }, 'NOT_FOUND'],
    ['it has ended', { ...bike, status: 'ended' as const }, 'NOT_FOUND'],
  ])('cannot be bought when %s', (_, listing, code) => {
    expect(() => requireAvailableTo(listing, 2)).toThrow(expect.objectContaining({ code }));
  });

  it("does not exist for anyone else's changes", () => {
    expect(requireOwn(bike, 1)).toBe(bike);
    expect(() => requireOwn(bike, 2)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(() => requireOwn(undefined, 1)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});
