import type { ListingCategory } from '@nestmates/domain/market/listings/categories.ts';
import type { Fulfilment } from '@nestmates/domain/market/orders/order.ts';
import type { CarrierId } from '@nestmates/domain/market/orders/tracking.ts';
import type { Rating } from '@nestmates/domain/market/reviews/review.ts';
import type { Drawing } from './listings/listing-drawings.ts';

interface PlannedStep {
  readonly daysAgo: number;
}

export interface PlannedOrder {
  readonly seller: 'ana' | 'dana';
  readonly buyer: 'ana' | 'bea' | 'dana';
  readonly title: string;
  readonly category: ListingCategory;
  readonly priceCents: number;
  /** The drawing that stands for a photo. */
  readonly picture: Drawing;
  readonly fulfilment: Fulfilment;
  readonly paid: PlannedStep;
  readonly shipped?: PlannedStep & { readonly carrier?: CarrierId; readonly number?: string };
  readonly problem?: PlannedStep & {
    readonly says: string;
    readonly answer?: PlannedStep & { readonly says: string };
  };
  /** The two have not settled it in time; one administrator has proposed what another has to confirm. */
  readonly escalated?: PlannedStep & {
    readonly proposal: PlannedStep & { readonly by: 'admin' | 'support'; readonly reason: string };
  };
  /** It is on its way back; the seller has not confirmed yet that it arrived. */
  readonly itemReturn?: {
    readonly asked: PlannedStep;
    readonly accepted: PlannedStep & { readonly cents: number };
    readonly sent: PlannedStep & { readonly carrier: CarrierId; readonly number: string };
  };
  /** The seller has paid a part back. */
  readonly partRefund?: PlannedStep & { readonly cents: number };
  readonly completed?: PlannedStep & { readonly by: 'confirm' | 'autoRelease' | 'enterPickupCode' };
  readonly cancelled?: PlannedStep;
  /** The bank of the buyer has taken a part; of a completed order it keeps it. */
  readonly dispute?: PlannedStep & { readonly cents: number; readonly reason: string };
  readonly review?: PlannedStep & {
    readonly rating: Rating;
    readonly says: string;
    readonly answer?: string;
  };
}

/** The oldest first: sales and purchases of the named members, one in each state. */
export const plannedOrders: readonly PlannedOrder[] = [
  {
    seller: 'ana',
    buyer: 'bea',
    title: 'Dollhouse chairs, set of two',
    category: 'Toys & Games',
    priceCents: 2200,
    picture: ['doll-chairs', 'table'],
    fulfilment: 'shipping',
    paid: { daysAgo: 64 },
    shipped: { daysAgo: 62, carrier: 'usps', number: '9400111202555842761523' },
    completed: { daysAgo: 58, by: 'confirm' },
    review: {
      daysAgo: 57,
      rating: 5,
      says: 'Sturdier than anything from a shop, and they came wrapped in a drawing.',
      answer: 'The drawing was Leo’s idea. Enjoy them!',
    },
  },
  {
    seller: 'ana',
    buyer: 'bea',
    title: 'Rain jacket, size 5',
    category: 'Clothing',
    priceCents: 1800,
    picture: ['rain-jacket', 'hall'],
    fulfilment: 'shipping',
    paid: { daysAgo: 41 },
    cancelled: { daysAgo: 39 },
  },
  {
    seller: 'ana',
    buyer: 'dana',
    title: 'Wooden alphabet blocks',
    category: 'Toys & Games',
    priceCents: 2600,
    picture: ['letter-blocks', 'nursery', 'plum'],
    fulfilment: 'pickup',
    paid: { daysAgo: 24 },
    completed: { daysAgo: 22, by: 'enterPickupCode' },
    review: { daysAgo: 21, rating: 4, says: 'One letter was missing, and Ana made a new one on the spot.' },
  },
  {
    seller: 'dana',
    buyer: 'ana',
    title: 'Bedtime stories, five volumes',
    category: 'Books & Educational',
    priceCents: 2400,
    picture: ['five-volumes', 'rug'],
    fulfilment: 'shipping',
    paid: { daysAgo: 20 },
    shipped: { daysAgo: 18, carrier: 'usps', number: '9400111202555842769918' },
    completed: { daysAgo: 11, by: 'autoRelease' },
  },
  {
    seller: 'dana',
    buyer: 'bea',
    title: 'Felt rainbow, stitched by hand',
    category: 'Toys & Games',
    priceCents: 3100,
    picture: ['felt-rainbow', 'hall', 'rose'],
    fulfilment: 'shipping',
    paid: { daysAgo: 52 },
    shipped: { daysAgo: 50, carrier: 'usps', number: '9400111202555842760310' },
    completed: { daysAgo: 43, by: 'autoRelease' },
    dispute: { daysAgo: 36, cents: 900, reason: 'product_unacceptable' },
  },
  {
    seller: 'dana',
    buyer: 'bea',
    title: 'Willow doll carriage with a blanket',
    category: 'Toys & Games',
    priceCents: 4500,
    picture: ['willow-pram', 'window'],
    fulfilment: 'shipping',
    paid: { daysAgo: 12 },
    shipped: { daysAgo: 10, carrier: 'ups', number: '1Z999AA10123456711' },
    dispute: { daysAgo: 5, cents: 4500, reason: 'product_not_received' },
  },
  {
    seller: 'dana',
    buyer: 'bea',
    title: 'Step stool, oiled beech',
    category: 'Home & Garden',
    priceCents: 4200,
    picture: ['stool', 'nursery', 'wicker'],
    fulfilment: 'shipping',
    paid: { daysAgo: 11 },
    shipped: { daysAgo: 9.5, carrier: 'usps', number: '9400111202555842768205' },
    problem: {
      daysAgo: 5.5,
      says: 'It is lovely, but it has a crack right where she stands on it.',
      answer: { daysAgo: 5, says: 'Oh no, it must have happened on the way. Please send it back to me.' },
    },
    itemReturn: {
      asked: { daysAgo: 4.8 },
      accepted: { daysAgo: 4.5, cents: 4200 },
      sent: { daysAgo: 2.5, carrier: 'ups', number: '1Z999AA10123459902' },
    },
  },
  {
    seller: 'dana',
    buyer: 'bea',
    title: 'Pedal bike, built by hand',
    category: 'Sports & Outdoors',
    priceCents: 62_000,
    picture: ['pedal-bike', 'hall', 'moss'],
    fulfilment: 'shipping',
    paid: { daysAgo: 14 },
    shipped: { daysAgo: 11, carrier: 'ups', number: '1Z999AA10123461033' },
    problem: {
      daysAgo: 9,
      says: 'The frame is bent below the saddle, and the rear wheel does not turn.',
      answer: { daysAgo: 8.5, says: 'It was straight when the carrier took it. I have photos.' },
    },
    escalated: {
      daysAgo: 2,
      proposal: {
        daysAgo: 1,
        by: 'support',
        reason: 'The photos of both show that it was bent on the way. She gets her money back.',
      },
    },
  },
  {
    seller: 'dana',
    buyer: 'bea',
    title: 'Train tracks with a red bridge',
    category: 'Toys & Games',
    priceCents: 1500,
    picture: ['tracks', 'nursery'],
    fulfilment: 'shipping',
    paid: { daysAgo: 8 },
    shipped: { daysAgo: 6, carrier: 'ups', number: '1Z999AA10123456784' },
    problem: {
      daysAgo: 2,
      says: 'The bridge is missing: there are 39 pieces in the box, counted twice.',
      answer: {
        daysAgo: 1,
        says: 'I am so sorry. I am looking under our sofa tonight and write to you tomorrow.',
      },
    },
  },
  {
    seller: 'dana',
    buyer: 'ana',
    title: 'Nature guides for small hands',
    category: 'Books & Educational',
    priceCents: 1900,
    picture: ['nature-guides', 'shelf', 'plum'],
    fulfilment: 'shipping',
    paid: { daysAgo: 7 },
    shipped: { daysAgo: 5.6, carrier: 'usps', number: '9400111202555842770044' },
    partRefund: { daysAgo: 3, cents: 400 },
  },
  {
    seller: 'ana',
    buyer: 'bea',
    title: 'Wooden train with three wagons',
    category: 'Toys & Games',
    priceCents: 3400,
    picture: ['train', 'park', 'plum'],
    fulfilment: 'shipping',
    paid: { daysAgo: 4 },
    shipped: { daysAgo: 2.2, carrier: 'usps', number: '9400111202555842771188' },
  },
  {
    seller: 'dana',
    buyer: 'ana',
    title: 'Bath duck with her ducklings',
    category: 'Baby & Kids',
    priceCents: 1200,
    picture: ['bath-ducks', 'table'],
    fulfilment: 'pickup',
    paid: { daysAgo: 1.9 },
    completed: { daysAgo: 0.3, by: 'enterPickupCode' },
  },
  {
    seller: 'ana',
    buyer: 'dana',
    title: 'Step stool with a handle',
    category: 'Home & Garden',
    priceCents: 3900,
    picture: ['handled-stool', 'rug'],
    fulfilment: 'pickup',
    paid: { daysAgo: 1.5 },
  },
  {
    seller: 'ana',
    buyer: 'bea',
    title: 'Rainbow stacking arches',
    category: 'Toys & Games',
    priceCents: 2900,
    picture: ['stacking-rainbow', 'window', 'plum'],
    fulfilment: 'shipping',
    paid: { daysAgo: 0.6 },
  },
];
