import type { MemberView } from '@nestmates/application/accounts/member-view.ts';
import { type MenuId, type MenuItem, menu } from '@nestmates/ui/screens/shell/menu/menu.ts';
import { existingPage } from '../routing/known-pages.ts';

/** Locked for a Free member. */
const needsPro: ReadonlySet<MenuId> = new Set([
  'messages',
  'marketplace',
  'orders',
  'babysitting',
  'check-in',
  'calendar',
]);

/** With onboarding complete, Profile leads to Edit Profile. */
const hrefs: Readonly<Partial<Record<MenuId, string>>> = { profile: '/edit-profile' };

export const menuItems = (
  { plan }: Pick<MemberView, 'plan'>,
  counts: Readonly<Partial<Record<MenuId, number | undefined>>> = {},
): readonly MenuItem[] =>
  menu
    .map((entry) => ({
      ...entry,
      ...('href' in entry ? { href: hrefs[entry.id] ?? entry.href } : {}),
      locked: plan === 'free' && needsPro.has(entry.id),
      count: counts[entry.id] ?? 0,
    }))
    .filter((item) => !('href' in item) || existingPage(item.href));
