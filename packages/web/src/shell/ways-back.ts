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
  '/admin/members': 'Members',
  '/admin/orders': 'Orders',
  '/admin/disputes': 'Disputes',
  '/admin/cases': 'Cases',
  '/admin/checks': 'Checks',
} as const;

type Above = keyof typeof names;

/** Pages whose address does not begin with that of the page above them. */
const above: Readonly<Record<string, Above>> = {
  '/notifications': '/dashboard',
  '/playdate-planner': '/dashboard',
  '/connection-requests': '/matches',
  '/request-swap': '/matches',
  '/babysitting-swaps': '/me',
  '/playdates': '/me',
  '/calendar': '/me',
  '/check-in': '/me',
  '/marketplace/orders': '/me',
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
  '/orders/:id': '/my-orders',
  '/edit-profile': '/me',
  '/subscribe': '/me',
  '/pricing': '/me',
  '/account': '/me',
  '*': '/dashboard',
};

const isAbove = (path: string): path is Above => path in names;

/** The page above each page within a shell: the pages of the tabs and the overview of administrators have none. */
function pageAbove(path: string): Above | undefined {
  const own = above[path];
  if (own !== undefined) return own;
  let at = path;
  do at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
  while (at !== '' && !isAbove(at));
  return isAbove(at) ? at : undefined;
}

/** Two panes from the medium width on: the list stands beside what was opened from it. */
const besideTheirList = new Set(['/messages/:userId']);

/** Where the page of a route leads back to. An address of no page (`*`) leads to the Dashboard. */
export function wayBack(path: string): BackTo | undefined {
  const href = pageAbove(path);
  if (href === undefined) return undefined;
  const besideFrom = besideTheirList.has(path) ? 'medium' : href === '/me' ? 'wide' : undefined;
  return { href, label: names[href], besideFrom };
}

/** From the pages of administrators, whose menu leads to the app where it is beside the page. */
export const wayToApp: BackTo = { href: '/dashboard', label: 'the app', besideFrom: 'medium' };
