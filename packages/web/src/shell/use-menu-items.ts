import type { MenuItem } from '@nestmates/ui/screens/site/shell/menu/menu.ts';
import { useCounts } from '../platform/queries/badge-counts.ts';
import { useMember } from '../platform/session/session.ts';
import { menuItems } from './menu-items.ts';

/** The menu of the member who is logged in. */
export function useMenuItems(): readonly MenuItem[] {
  const { id, plan, isAdmin } = useMember();
  const { data: counts } = useCounts();
  return menuItems(
    {
      id,
      plan,
      isAdmin,
      hasListings: counts?.hasListings,
      hasOrders: counts?.hasOrders,
      hasTrades: (counts?.buyers ?? 0) > 0 || (counts?.sellers ?? 0) > 0,
    },
    {
      messages: counts?.unread,
      babysitting: counts && counts.swaps + counts.swapAnswers,
    },
  );
}
