import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { features } from '@nestmates/domain/platform/access/features.ts';

/** What a member has tapped that their plan does not open. */
export type LockedWish =
  | { readonly what: LockedPlace }
  | { readonly what: 'message' | 'swap' | 'playdate'; readonly name: string; readonly instead: Instead };

/** What the member can do in their plan: "Wave to Ana instead". */
interface Instead {
  readonly label: string;
  /** Left out where they stay on the page. */
  readonly href?: string;
}

/** Something of the menu, by its id there, or of the marketplace. */
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
  readonly instead: Instead;
}

const swipe = { label: 'Start Swiping instead', href: '/browse' } as const;
const keepLooking = { label: 'Keep looking instead' } as const;

const places = {
  messages: {
    plan: features.messages.plan,
    label: 'Messages',
    subject: 'Writing',
    says: 'You write to everyone you are connected with, and read all that you are sent.',
    instead: { label: 'Wave to your matches instead', href: '/matches' },
  },
  'check-in': {
    plan: features['check-ins'].plan,
    label: 'Check In',
    subject: 'Checking in',
    says: 'You say where you are out with your kids, and see who else is out in your city.',
    instead: swipe,
  },
  calendar: {
    plan: features.calendar.plan,
    label: 'Calendar',
    subject: 'The calendar',
    says: 'You keep your family’s week here, with swaps and playdates in it.',
    instead: swipe,
  },
  babysitting: {
    plan: features.swaps.plan,
    label: 'Babysitting',
    subject: 'Asking for swaps',
    says: 'You ask those you are connected with to look after your children, and look after theirs another time.',
    instead: { label: 'See your matches instead', href: '/matches' },
  },
  marketplace: {
    plan: features.marketplace.plan,
    label: 'Marketplace',
    subject: 'The marketplace',
    says: 'You see what mothers near you sell, ask them about it, and buy it.',
    instead: swipe,
  },
  orders: {
    plan: features.marketplace.plan,
    label: 'My Orders',
    subject: 'Buying',
    says: 'You buy what mothers near you sell, and see here what becomes of it.',
    instead: swipe,
  },
  cart: {
    plan: features.marketplace.plan,
    label: 'Add to Cart',
    subject: 'Buying',
    says: 'You put what you like into your cart, and buy it.',
    instead: keepLooking,
  },
  checkout: {
    plan: features.marketplace.plan,
    label: 'Buy Now',
    subject: 'Buying',
    says: 'You pay here. We hold the money until you have what you bought.',
    instead: keepLooking,
  },
  seller: {
    plan: features.messages.plan,
    label: 'Message Seller',
    subject: 'Writing',
    says: 'You ask sellers about what they offer, and read what they answer.',
    instead: keepLooking,
  },
  'seller-dashboard': {
    plan: features['seller dashboard'].plan,
    label: 'Seller Dashboard',
    subject: 'The Seller Dashboard',
    says: 'You give your shop a name and a picture here. Putting things on sale in it comes with Premium.',
    instead: swipe,
  },
  selling: {
    plan: features.selling.plan,
    label: 'Selling',
    subject: 'Putting things on sale',
    says: 'You put on sale what your children have outgrown, and mothers near you buy it here.',
    instead: keepLooking,
  },
  planner: {
    plan: features['playdate planner'].plan,
    label: 'Smart Playdate Planner',
    subject: 'The planner',
    says: 'It finds when you and another mother both have time, and what your children would like to do.',
    instead: { label: 'See your playdates instead', href: '/playdates' },
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
        instead: wish.instead,
      };
    case 'swap':
      return {
        plan: features.swaps.plan,
        label: 'Request Babysitting Swap',
        subject: 'Asking for a swap',
        says: `You ask ${wish.name} to look after your children for a while, and look after theirs another time.`,
        instead: wish.instead,
      };
    case 'playdate':
      return {
        plan: features['playdate planner'].plan,
        label: 'Suggest a playdate',
        subject: 'Suggesting one',
        says: `You see when you both have time, ${wish.name} answers what you suggest, and it stands in both calendars.`,
        instead: wish.instead,
      };
    default:
      return places[wish.what];
  }
}
