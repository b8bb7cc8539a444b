import type { BackTo } from '@nestmates/ui/components/navigation/BackLink.tsx';

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
  '/admin': 'Overview',
  '/admin/members': 'Members',
  '/admin/orders': 'Orders',
  '/admin/disputes': 'Disputes',
  '/admin/cases': 'Cases',
  '/admin/checks': 'Checks',
} as const;

type Above = keyof typeof names;

/** The page above each page within a shell. The pages of the tabs have none. */
const above: Readonly<Record<string, Above>> = {
  '/dashboard/mommy-ai': '/dashboard',
  '/dashboard/insights': '/dashboard',
  '/notifications': '/dashboard',
  '/playdate-planner': '/dashboard',
  '/connection-requests': '/matches',
  '/request-swap': '/matches',
  '/messages/:userId': '/messages',
  '/babysitting-swaps': '/me',
  '/babysitting-swaps/:id/cards': '/babysitting-swaps',
  '/playdates': '/me',
  '/calendar': '/me',
  '/check-in': '/me',
  '/marketplace/new': '/marketplace',
  '/marketplace/my-listings': '/marketplace',
  '/marketplace/:id': '/marketplace',
  '/marketplace/:id/edit': '/marketplace/my-listings',
  '/seller/:id': '/marketplace',
  '/seller-profile/:shopName': '/marketplace',
  '/:storefront': '/marketplace',
  '/seller/onboarding': '/marketplace',
  '/cart': '/marketplace',
  '/favourites': '/marketplace',
  '/success': '/marketplace',
  '/cancel': '/marketplace',
  '/seller/dashboard': '/me',
  '/my-orders': '/me',
  '/marketplace/orders': '/me',
  '/orders/:id': '/my-orders',
  '/edit-profile': '/me',
  '/edit-profile/basics': '/edit-profile',
  '/edit-profile/parenting': '/edit-profile',
  '/edit-profile/children': '/edit-profile',
  '/edit-profile/children/:id/card': '/edit-profile',
  '/subscribe': '/me',
  '/pricing': '/me',
  '/account': '/me',
  '/account/selfie-check': '/account',
  '/account/reports': '/account',
  '/account/reports/conversations/:userId': '/account/reports',
  '/admin/members/:id': '/admin/members',
  '/admin/orders/:id': '/admin/orders',
  '/admin/disputes/:id': '/admin/disputes',
  '/admin/cases/:id': '/admin/cases',
  '/admin/checks/:id': '/admin/checks',
};

/** Two panes from the medium width on: the list stands beside what was opened from it. */
const besideTheirList = new Set(['/messages/:userId']);

/** Where the page of a route leads back to. An address of no page leads to the Dashboard. */
export function wayBack(path: string): BackTo | undefined {
  if (path === '*') return { href: '/dashboard', label: names['/dashboard'] };
  const href = above[path];
  if (href === undefined) return undefined;
  const besideFrom = besideTheirList.has(path) ? 'medium' : href === '/me' ? 'wide' : undefined;
  return { href, label: names[href], besideFrom };
}

/** From the pages of administrators, whose menu leads to the app where it is beside the page. */
export const wayToApp: BackTo = { href: '/dashboard', label: 'the app', besideFrom: 'medium' };
