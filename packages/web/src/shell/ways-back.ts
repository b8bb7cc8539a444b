import type { BackTo } from '@nestmates/ui/components/navigation/BackLink.tsx';
import type { MenuItem } from '@nestmates/ui/screens/site/shell/menu/menu.ts';
import { currentTab, tabs } from '@nestmates/ui/screens/site/shell/menu/tabs.ts';

/** What the pages are called that others lead back to. */
const names = {
  '/dashboard': 'Dashboard',
  '/me': 'Me',
  '/messages': 'Messages',
  '/matches': 'My Matches',
  '/marketplace': 'Marketplace',
  '/marketplace/my-listings': 'My Listings',
  '/my-orders': 'My Orders',
  '/babysitting-swaps': 'Babysitting',
  '/edit-profile': 'Edit Profile',
  '/account': 'Account Settings',
  '/account/reports': 'My Reports',
  '/admin/members': 'Members',
  '/admin/orders': 'Orders',
  '/admin/disputes': 'Disputes',
  '/admin/cases': 'Cases',
  '/admin/checks': 'Checks',
} as const;

type Above = keyof typeof names;

/** Where neither the address of a page nor its tab says what is above it. */
const above: Readonly<Record<string, Above>> = {
  '/connection-requests': '/matches',
  '/people/:id': '/matches',
  '/request-swap': '/matches',
  '/playdates/suggest': '/matches',
  '/marketplace/orders': '/me',
  '/marketplace/:id/edit': '/marketplace/my-listings',
  '/:storefront': '/marketplace',
  '/orders/:id': '/my-orders',
  '*': '/dashboard',
};

const isAbove = (path: string): path is Above => path in names;

/** The page above: the one whose address begins the page's, or else the one of the tab. */
function pageAbove(path: string): Above | undefined {
  const own = above[path];
  if (own !== undefined) return own;
  for (let at = path; at !== ''; ) {
    at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
    if (isAbove(at)) return at;
  }
  const tab = tabs.find(({ id }) => id === currentTab(path));
  return tab && tab.href !== path && path !== '/matches' && isAbove(tab.href) ? tab.href : undefined;
}

/** Two panes: the list stands beside what was opened from it. */
const besideTheirList: Readonly<Record<string, BackTo['besideFrom']>> = {
  '/messages/:userId': 'medium',
  '/people/:id': 'panes',
  '/orders/:id': 'panes',
  '/account/:part': 'panes',
};

/**
 * Where the page of a route leads back to. An address of no page (`*`) leads to the Dashboard, and so does a page
 * below one that the member's plan does not open.
 */
export function wayBack(path: string, locked: readonly MenuItem[] = []): BackTo | undefined {
  const page = pageAbove(path);
  if (page === undefined) return undefined;
  const href = locked.some((item) => item.href === page) ? '/dashboard' : page;
  const besideFrom = besideTheirList[path] ?? (href === '/me' ? 'wide' : undefined);
  return { href, label: names[href], besideFrom };
}

/** Leads from the member's own page, which the menu leads to. */
export const wayBackToMe: BackTo = { href: '/me', label: 'Me', besideFrom: 'wide' };

/** Leads from the pages of administrators, whose menu leads to the app where it is beside the page. */
export const wayToApp: BackTo = { href: '/dashboard', label: 'the app', besideFrom: 'medium' };
