import type { PlanId } from '@nestmates/domain/platform/access/capabilities.ts';
import { type MenuId, type MenuItem, menu } from './menu.ts';

const lockedIds: Readonly<Record<PlanId, readonly MenuId[]>> = {
  free: ['messages', 'marketplace', 'orders', 'babysitting', 'check-in', 'calendar', 'seller-dashboard'],
  pro: [],
  premium: [],
};

/** The menu of a new member with this plan. */
export const lockedFor = (plan: PlanId): readonly MenuItem[] =>
  menu.map((entry) => ({ ...entry, locked: lockedIds[plan].includes(entry.id) }));
