import { explainLock } from '../../platform/access/locked-wish.ts';

const instead = { label: 'Start Swiping instead', href: '/browse' };

/** Why a Free member says nothing of where she is, and keeps no calendar. */
export const explainDay = {
  checkIns: () => explainLock({ wish: { what: 'check-ins' }, instead }),
  calendar: () => explainLock({ wish: { what: 'calendar' }, instead }),
};
