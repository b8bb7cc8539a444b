import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import { mayRunShop } from '@nestmates/domain/market/listings/selling-rules.ts';
import { type Feature, planOpens } from '@nestmates/domain/platform/access/features.ts';
import type { LockedPlace } from '@nestmates/ui/screens/platform/access/locked-wishes.ts';
import {
  administratorMenu,
  type MenuId,
  type MenuItem,
  menu,
} from '@nestmates/ui/screens/site/shell/menu/menu.ts';
import { existingPage } from '../platform/routing/known-pages.ts';

/** The items that are locked for a member whose plan does not open their feature. */
const featureOf = {
  messages: 'messages',
  marketplace: 'marketplace',
  orders: 'marketplace',
  babysitting: 'swaps',
  'check-in': 'check-ins',
  calendar: 'calendar',
} as const satisfies Readonly<Partial<Record<MenuId & LockedPlace, Feature>>>;

type Lockable = keyof typeof featureOf | 'seller-dashboard';

/** Whether some plan does not open the item. */
export const isLockable = (id: string): id is Lockable =>
  id === 'seller-dashboard' || Object.hasOwn(featureOf, id);

interface MenuOwner extends Pick<MemberView, 'plan'> {
  /** Left out while the page is made for nobody yet. */
  readonly id?: MemberView['id'];
  readonly isAdmin?: boolean | undefined;
  /** Whether the member has anything listed. */
  readonly hasListings?: boolean | undefined;
  /** Whether the member has bought or sold anything: what became of it the member sees in any plan. */
  readonly hasOrders?: boolean | undefined;
  /** Whether the member has buyers or sellers, to whom they may write in any plan. */
  readonly hasTrades?: boolean | undefined;
}

function isLocked(
  id: MenuId,
  { plan, hasListings = false, hasOrders = false, hasTrades = false }: MenuOwner,
): boolean {
  if (!isLockable(id)) return false;
  if (id === 'seller-dashboard') return !mayRunShop({ plan, hasListings });
  if (id === 'messages' && hasTrades) return false;
  if (id === 'orders' && hasOrders) return false;
  return !planOpens(plan, featureOf[id]);
}

/**
 * Profile leads to what others see of the member once onboarding is complete, Settings to two of the
 * account's.
 */
const hrefsOf = ({ id }: MenuOwner): Readonly<Partial<Record<MenuId, string>>> => ({
  profile: id === undefined ? '/edit-profile' : `/people/${id}`,
  settings: '/account/settings',
});

export const menuItems = (
  owner: MenuOwner,
  counts: Readonly<Partial<Record<MenuId, number | undefined>>> = {},
): readonly MenuItem[] =>
  (owner.isAdmin ? administratorMenu : menu)
    .filter((entry) => !('href' in entry) || existingPage(entry.href))
    .map((entry) => ({
      ...entry,
      ...('href' in entry ? { href: hrefsOf(owner)[entry.id] ?? entry.href } : {}),
      locked: isLocked(entry.id, owner),
      count: counts[entry.id] ?? 0,
    }));
