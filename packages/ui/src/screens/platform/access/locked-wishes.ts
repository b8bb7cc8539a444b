import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';

/** What a member has tapped that their plan does not open. */
export type LockedWish =
  | { readonly what: 'messages' | 'check-ins' | 'calendar' }
  | { readonly what: 'message' | 'swap' | 'playdate'; readonly name: string };

/** A plan that opens something. */
export type OpeningPlan = Exclude<PlanId, 'free'>;

interface WishTexts {
  /** The lowest plan that opens it. */
  readonly plan: OpeningPlan;
  /** As the control is named. */
  readonly label: string;
  /** The beginning of "… comes with Pro". */
  readonly subject: string;
  /** What it is. */
  readonly says: string;
}

export function textsOf(wish: LockedWish): WishTexts {
  switch (wish.what) {
    case 'message':
      return {
        plan: 'pro',
        label: `Message ${wish.name}`,
        subject: 'Writing',
        says: `You write to ${wish.name} as often as you like, and read all that you are sent.`,
      };
    case 'messages':
      return {
        plan: 'pro',
        label: 'Messages',
        subject: 'Writing',
        says: 'You write to everyone you are connected with, and read all that you are sent.',
      };
    case 'check-ins':
      return {
        plan: 'pro',
        label: 'Check In',
        subject: 'Checking in',
        says: 'You say where you are out with your kids, and see who else is out in your city.',
      };
    case 'calendar':
      return {
        plan: 'pro',
        label: 'Calendar',
        subject: 'The calendar',
        says: 'You keep your family’s week here, with swaps and playdates in it.',
      };
    case 'swap':
      return {
        plan: 'pro',
        label: 'Request Babysitting Swap',
        subject: 'Asking for a swap',
        says: `You ask ${wish.name} to look after your children for a while, and look after theirs another time.`,
      };
    case 'playdate':
      return {
        plan: 'premium',
        label: 'Suggest a playdate',
        subject: 'Suggesting one',
        says: `You see when you both have time, ${wish.name} answers what you suggest, and it stands in both calendars.`,
      };
  }
}
