import { planNames } from '@nestmates/domain/platform/access/capabilities.ts';
import { features } from '@nestmates/domain/platform/access/features.ts';
import type { NestScene } from '../../../drawings/NestDrawing.tsx';

export interface Gate {
  readonly scene: NestScene;
  /** The lowest plan that opens it. */
  readonly plan: 'Pro' | 'Premium';
  /** What the member wanted to do. */
  readonly title: string;
  /** Why it is closed, in the words that every gate of the kind shares. */
  readonly line:
    | 'Premium Feature'
    | 'Premium subscription required'
    | 'A subscription is needed to open a shop.';
  /** What the plan opens. */
  readonly opens: string;
}

/** What stands in place of a page that the member's plan does not open. */
export const gates = {
  messages: {
    scene: 'letter',
    plan: planNames[features.messages.plan],
    title: 'Write to your matches',
    line: 'Premium Feature',
    opens: 'With Pro you write to everyone you are connected with.',
  },
  'check-ins': {
    scene: 'outing',
    plan: planNames[features['check-ins'].plan],
    title: 'Say where you are',
    line: 'Premium Feature',
    opens: 'With Pro you say where you are out with your kids, and see who else is out in your city.',
  },
  calendar: {
    scene: 'calendar',
    plan: planNames[features.calendar.plan],
    title: 'Plan your week',
    line: 'Premium Feature',
    opens: 'With Pro you keep your family’s week here, with swaps and playdates in it.',
  },
  swaps: {
    scene: 'calendar',
    plan: planNames[features.swaps.plan],
    title: 'Ask for a swap',
    line: 'Premium Feature',
    opens: 'With Pro you ask those you are connected with for a babysitting swap.',
  },
  marketplace: {
    scene: 'shelf',
    plan: planNames[features.marketplace.plan],
    title: 'Look around the marketplace',
    line: 'Premium Feature',
    opens: 'Browse, buy and ask about what mothers near you sell: with Pro.',
  },
  cart: {
    scene: 'shelf',
    plan: planNames[features.marketplace.plan],
    title: 'Fill your cart',
    line: 'Premium Feature',
    opens: 'Buy what mothers near you sell: with Pro.',
  },
  playdates: {
    scene: 'outing',
    plan: planNames[features['playdate planner'].plan],
    title: 'Suggest a playdate',
    line: 'Premium Feature',
    opens: 'With Premium you plan a playdate when you are both free. Answering one is always open.',
  },
  insights: {
    scene: 'letter',
    plan: planNames[features['weekly insights'].plan],
    title: 'Read something for your week',
    line: 'Premium Feature',
    opens:
      'With Premium you get an insight every week: a tip, something for you, and something to do together.',
  },
  selling: {
    scene: 'full',
    plan: planNames[features.selling.plan],
    title: 'Sell what they have outgrown',
    line: 'Premium subscription required',
    opens: 'With Premium you sell what your children have outgrown, and offer what you are good at.',
  },
  shop: {
    scene: 'full',
    plan: planNames[features.selling.plan],
    title: 'Open a shop of your own',
    line: 'Premium subscription required',
    opens: 'With Premium you open a shop of your own, for what you make and what you no longer need.',
  },
  'seller dashboard': {
    scene: 'full',
    plan: planNames[features['seller dashboard'].plan],
    title: 'Open a shop of your own',
    line: 'A subscription is needed to open a shop.',
    opens: 'What you list, what you sell and what you earn will stand here.',
  },
} as const satisfies Readonly<Record<string, Gate>>;

export type GateName = keyof typeof gates;
