import type { WhyLockedProps } from '@nestmates/ui/screens/platform/access/WhyLocked.tsx';
import { explainLock } from '../platform/access/locked-wish.ts';
import { explainDay } from '../site/dashboard/explain-day.ts';
import { explainMessages } from '../site/dashboard/explain-messages.ts';

type Instead = WhyLockedProps['instead'];

const swiping: Instead = { label: 'Start Swiping instead', href: '/browse' };
const matches: Instead = { label: 'See your matches instead', href: '/matches' };
const playdates: Instead = { label: 'See your playdates instead', href: '/playdates' };

/** Why an item of the menu is locked, by its id. */
const reasons: Readonly<Record<string, () => void>> = {
  messages: explainMessages,
  'check-in': explainDay.checkIns,
  calendar: explainDay.calendar,
  babysitting: () => explainLock({ wish: { what: 'swaps' }, instead: matches }),
  marketplace: () => explainLock({ wish: { what: 'marketplace' }, instead: swiping }),
  orders: () => explainLock({ wish: { what: 'orders' }, instead: swiping }),
  'seller-dashboard': () => explainLock({ wish: { what: 'seller dashboard' }, instead: swiping }),
  planner: () => explainLock({ wish: { what: 'planner' }, instead: playdates }),
};

export const explainMenuLock = (id: string): void => reasons[id]?.();
