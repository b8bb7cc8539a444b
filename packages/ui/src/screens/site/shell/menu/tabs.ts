import { House, Layers, type LucideIcon, Store, UserRound, UsersRound } from 'lucide-react';
import { isWithin, type MenuItem } from './menu.ts';

interface TabEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly href: string;
  /** Where the pages of this tab begin. */
  readonly pages: readonly string[];
}

/** The five places of a phone and of a tablet. The menu is the last one. */
export const tabs = [
  {
    id: 'home',
    label: 'Home',
    icon: House,
    href: '/dashboard',
    pages: ['/dashboard', '/notifications', '/playdate-planner'],
  },
  { id: 'browse', label: 'Browse', icon: Layers, href: '/browse', pages: ['/browse'] },
  {
    id: 'people',
    label: 'People',
    icon: UsersRound,
    href: '/messages',
    pages: [
      '/messages',
      '/matches',
      '/people',
      '/connection-requests',
      '/request-swap',
      '/playdates/suggest',
    ],
  },
  {
    id: 'marketplace',
    label: 'Marketplace',
    icon: Store,
    href: '/marketplace',
    pages: ['/marketplace', '/cart', '/favourites', '/success', '/cancel', '/seller', '/seller-profile'],
  },
  {
    id: 'me',
    label: 'Me',
    icon: UserRound,
    href: '/me',
    pages: [
      '/me',
      '/my-orders',
      '/orders',
      '/marketplace/orders',
      '/seller/dashboard',
      '/babysitting-swaps',
      '/playdates',
      '/calendar',
      '/check-in',
      '/edit-profile',
      '/account',
      '/subscribe',
      '/pricing',
    ],
  },
] as const satisfies readonly TabEntry[];

export type TabId = (typeof tabs)[number]['id'];

/** The tab that the page belongs to: of those that fit the one with the longest address. */
export function currentTab(path: string): TabId | undefined {
  const fitting = tabs.flatMap(({ id, pages }) =>
    pages.filter((page) => isWithin(path, page)).map((page) => ({ id, length: page.length })),
  );
  return fitting.sort((one, other) => other.length - one.length)[0]?.id;
}

export interface Tab extends Pick<TabEntry, 'id' | 'label' | 'icon' | 'href'> {
  readonly count: number;
  /** Not included in the member's plan. */
  readonly locked: boolean;
}

/**
 * The tabs with what waits there. Whoever cannot read messages finds their matches under People; the Marketplace is
 * locked where the menu has it locked.
 */
export function tabsOf(items: readonly MenuItem[]): readonly Tab[] {
  const messages = items.find(({ id }) => id === 'messages');
  return tabs.map(({ id, label, icon, href }) =>
    id === 'people'
      ? {
          id,
          label,
          icon,
          href: messages?.locked ? '/matches' : href,
          count: messages?.count ?? 0,
          locked: false,
        }
      : { id, label, icon, href, count: 0, locked: items.find((item) => item.id === id)?.locked ?? false },
  );
}
