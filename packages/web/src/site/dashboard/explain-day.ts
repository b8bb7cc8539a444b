import { explainLock } from '../../platform/access/locked-wish.ts';

const instead = { label: 'Start Swiping instead', href: '/browse' };

/** Why check-ins and the calendar are locked for a Free member. */
export const explainDay = {
  checkIns: () => explainLock({ wish: { what: 'check-ins' }, instead }),
  calendar: () => explainLock({ wish: { what: 'calendar' }, instead }),
};
