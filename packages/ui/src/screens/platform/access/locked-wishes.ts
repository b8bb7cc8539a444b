import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { features } from '@nestmates/domain/platform/access/features.ts';

/** What a member has tapped that their plan does not open. */
export type LockedWish =
  | { readonly what: LockedPlace }
  | { readonly what: 'message' | 'swap' | 'playdate'; readonly name: string };

/** Something of the menu or of the marketplace. */
export type LockedPlace = keyof typeof places;

/** A plan that opens something. */
export type OpeningPlan = Exclude<PlanId, 'free'>;

interface WishTexts {
  /** The lowest plan that opens it. */
  readonly plan: OpeningPlan;
  /** The control's name. */
  readonly label: string;
  /** The beginning of "… comes with Pro". */
  readonly subject: string;
  /** What it is. */
  readonly says: string;
}

const places = {
  messages: {
    plan: features.messages.plan,
    label: 'Messages',
    subject: 'Writing',
    says: 'You write to everyone you are connected with, and read all that you are sent.',
  },
  'check-ins': {
    plan: features['check-ins'].plan,
    label: 'Check In',
    subject: 'Checking in',
    says: 'You say where you are out with your kids, and see who else is out in your city.',
  },
  calendar: {
    plan: features.calendar.plan,
    label: 'Calendar',
    subject: 'The calendar',
    says: 'You keep your family’s week here, with swaps and playdates in it.',
  },
  swaps: {
    plan: features.swaps.plan,
    label: 'Babysitting',
    subject: 'Asking for swaps',
    says: 'You ask those you are connected with to look after your children, and look after theirs another time.',
  },
  marketplace: {
    plan: features.marketplace.plan,
    label: 'Marketplace',
    subject: 'The marketplace',
    says: 'You see what mothers near you sell, ask them about it, and buy it.',
  },
  orders: {
    plan: features.marketplace.plan,
    label: 'My Orders',
    subject: 'Buying',
    says: 'You buy what mothers near you sell, and see here what becomes of it.',
  },
  cart: {
    plan: features.marketplace.plan,
    label: 'Add to Cart',
    subject: 'Buying',
    says: 'You put what you like into your cart, and buy it.',
  },
  checkout: {
    plan: features.marketplace.plan,
    label: 'Buy Now',
    subject: 'Buying',
    says: 'You pay here. We hold the money until you have what you bought.',
  },
  seller: {
    plan: features.messages.plan,
    label: 'Message Seller',
    subject: 'Writing',
    says: 'You ask sellers about what they offer, and read what they answer.',
  },
  'seller dashboard': {
    plan: features['seller dashboard'].plan,
    label: 'Seller Dashboard',
    subject: 'The Seller Dashboard',
    says: 'You give your shop a name and a picture here. Putting things on sale in it comes with Premium.',
  },
  planner: {
    plan: features['playdate planner'].plan,
    label: 'Smart Playdate Planner',
    subject: 'The planner',
    says: 'It finds when you and another mother both have time, and what your children would like to do.',
  },
} as const satisfies Readonly<Record<string, WishTexts>>;

export function textsOf(wish: LockedWish): WishTexts {
  switch (wish.what) {
    case 'message':
      return {
        plan: features.messages.plan,
        label: `Message ${wish.name}`,
        subject: 'Writing',
        says: `You write to ${wish.name} as often as you like, and read all that you are sent.`,
      };
    case 'swap':
      return {
        plan: features.swaps.plan,
        label: 'Request Babysitting Swap',
        subject: 'Asking for a swap',
        says: `You ask ${wish.name} to look after your children for a while, and look after theirs another time.`,
      };
    case 'playdate':
      return {
        plan: features['playdate planner'].plan,
        label: 'Suggest a playdate',
        subject: 'Suggesting one',
        says: `You see when you both have time, ${wish.name} answers what you suggest, and it stands in both calendars.`,
      };
    default:
      return places[wish.what];
  }
}
