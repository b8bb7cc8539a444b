import type { MemberView } from '@nestmates/application/accounts/member-view.ts';
import type { PlanId } from '@nestmates/domain/subscriptions/capabilities.ts';
import { type Feature, planOpens } from '@nestmates/domain/subscriptions/features.ts';
import { type MenuId, type MenuItem, menu } from '@nestmates/ui/screens/shell/menu/menu.ts';
import { existingPage } from '../routing/known-pages.ts';

/** The items that are locked for a member whose plan does not open their feature. */
const featureOf: Readonly<Partial<Record<MenuId, Feature>>> = {
  messages: 'messages',
  marketplace: 'marketplace',
  orders: 'marketplace',
  babysitting: 'swaps',
  'check-in': 'check-ins',
  calendar: 'calendar',
};

/** In any plan a seller answers her buyers. */
const isLocked = (id: MenuId, plan: PlanId, hasBuyers: boolean) => {
  if (id === 'messages' && hasBuyers) return false;
  const feature = featureOf[id];
  return feature !== undefined && !planOpens(plan, feature);
};

/** With onboarding complete, Profile leads to Edit Profile. */
const hrefs: Readonly<Partial<Record<MenuId, string>>> = { profile: '/edit-profile' };

export const menuItems = (
  { plan }: Pick<MemberView, 'plan'>,
  counts: Readonly<Partial<Record<MenuId, number | undefined>>> = {},
  hasBuyers = false,
): readonly MenuItem[] =>
  menu
    .map((entry) => ({
      ...entry,
      ...('href' in entry ? { href: hrefs[entry.id] ?? entry.href } : {}),
      locked: isLocked(entry.id, plan, hasBuyers),
      count: counts[entry.id] ?? 0,
    }))
    .filter((item) => !('href' in item) || existingPage(item.href));
