import type { Page } from 'playwright';
import { routes } from '../../src/routes.ts';
import { cardAddress } from './card-address.ts';
import { newcomer } from './newcomer.ts';
import { signIn } from './sign-in.ts';

type Reader = 'visitor' | 'newcomer' | 'ana' | 'bea' | 'dana' | 'admin';
interface Match {
  readonly id: number;
  readonly user: { readonly id: number; readonly firstName: string };
}

type Address = string | ((page: Page) => Promise<string>);

/** Where the first link on another page leads that begins like this. */
const linkOn = (list: string, prefix: string) => async (page: Page) => {
  await page.goto(list);
  const link = page.getByRole('main').locator(`a[href^="${prefix}"]`).first();
  return (await link.getAttribute('href')) ?? list;
};

/** A page about the first connection. */
const aboutConnection = (addressOf: (match: Match) => string) => async (page: Page) =>
  addressOf((await (await page.request.get('/api/matches')).json())[0]);

async function openedCards(page: Page): Promise<string> {
  const [{ id }] = await (await page.request.get('/api/swaps/confirmed')).json();
  return `/babysitting-swaps/${id}/cards`;
}

async function sharedPlan(page: Page): Promise<string> {
  const [plan] = await (await page.request.get('/api/shared-plans')).json();
  return plan ? new URL(plan.url).pathname : '/plan/ended';
}

/** The pages that members, visitors and administrators open, each with whoever in the demo sees most on it. */
const readers: Readonly<Record<Reader, Readonly<Record<string, Address>>>> = {
  visitor: {
    '/': '/',
    '/auth': '/auth',
    '/reset-password': '/reset-password',
    '/verify-email': '/verify-email',
    '/confirm-email': '/confirm-email',
    '/take-back-email': '/take-back-email',
    '/not-me': '/not-me',
    '/terms': '/terms',
    '/privacy': '/privacy',
    '/rules': '/rules',
    '/transparency': '/transparency',
    '/report/confirm': '/report/confirm',
  },
  newcomer: {
    '/intake-basic': '/intake-basic',
    '/intake-parenting': '/intake-parenting',
    '/intake-children': '/intake-children',
    '/complete-profile': '/complete-profile',
    '/profile-completion': '/profile-completion',
  },
  ana: {
    '/access-denied': '/access-denied',
    '/plan/:token': sharedPlan,
    '/dashboard': '/dashboard',
    '/dashboard/mommy-ai': '/dashboard/mommy-ai',
    '/dashboard/insights': '/dashboard/insights',
    '/edit-profile': '/edit-profile',
    '/edit-profile/basics': '/edit-profile/basics',
    '/edit-profile/parenting': '/edit-profile/parenting',
    '/edit-profile/children': '/edit-profile/children',
    '/edit-profile/children/:id/card': cardAddress,
    '/messages': '/messages',
    '/messages/:userId': aboutConnection(({ user }) => `/messages/${user.id}`),
    '/matches': '/matches',
    '/people/:id': aboutConnection(({ user }) => `/people/${user.id}`),
    '/connection-requests': '/connection-requests',
    '/babysitting-swaps': '/babysitting-swaps',
    '/babysitting-swaps/:id/cards': openedCards,
    '/playdate-planner': '/playdate-planner',
    '/playdates': '/playdates',
    '/playdates/suggest': '/playdates/suggest',
    '/request-swap': aboutConnection(
      ({ id, user }) => `/request-swap?recipientId=${user.id}&matchId=${id}&recipientName=${user.firstName}`,
    ),
    '/calendar': '/calendar',
    '/check-in': '/check-in',
    '/marketplace/my-listings': '/marketplace/my-listings',
    '/marketplace/:id/edit': linkOn('/marketplace/my-listings', '/marketplace/'),
    '/seller/dashboard': '/seller/dashboard',
    '/me': '/me',
    '/notifications': '/notifications',
    '/account': '/account',
    '/account/security': '/account/security',
    '/account/settings': '/account/settings',
    '/account/:part': '/account/devices',
    '/account/selfie-check': '/account/selfie-check',
    '/account/reports': '/account/reports',
    '/account/reports/conversations/:userId': '/account/reports/conversations/1',
  },
  bea: {
    '/browse': '/browse',
    '/marketplace': '/marketplace',
    '/marketplace/:id': '/marketplace/1',
    '/seller/:id': linkOn('/marketplace/1', '/seller/'),
    '/seller-profile/:shopName': '/seller-profile/little-acorns',
    '/:storefront': '/little-acorns-store-front',
    '/cart': '/cart',
    '/my-orders': '/my-orders',
    '/marketplace/orders': '/marketplace/orders',
    '/orders/:id': linkOn('/my-orders', '/orders/'),
    '/success': '/success',
    '/cancel': '/cancel',
    '/favourites': '/favourites',
    '/subscribe': '/subscribe',
    '/pricing': '/pricing',
    '/account/standing': '/account/standing',
    '*': '/no-such-page',
  },
  dana: {
    '/marketplace/new': '/marketplace/new',
    '/seller/onboarding': '/seller/onboarding',
  },
  admin: {
    '/admin': '/admin',
    '/admin-early-access': '/admin-early-access',
    '/admin/figures': '/admin/figures',
    '/admin/members': '/admin/members',
    '/admin/members/:id': '/admin/members/1',
    '/admin/feedback': '/admin/feedback',
    '/admin/orders': '/admin/orders',
    '/admin/orders/:id': linkOn('/admin/orders', '/admin/orders/'),
    '/admin/disputes': '/admin/disputes',
    '/admin/disputes/:id': linkOn('/admin/disputes', '/admin/disputes/'),
    '/admin/cases': '/admin/cases',
    '/admin/cases/:id': linkOn('/admin/cases', '/admin/cases/'),
    '/admin/checks': '/admin/checks',
    '/admin/checks/:id': linkOn('/admin/checks', '/admin/checks/'),
    '/admin/money': '/admin/money',
    '/admin/audit': '/admin/audit',
  },
};

const enter: Readonly<Record<Reader, (page: Page) => Promise<unknown>>> = {
  visitor: async () => undefined,
  newcomer: (page) => page.request.post('/api/register', { data: newcomer() }),
  ana: (page) => signIn(page, 'ana@nestmates.test'),
  bea: (page) => signIn(page, 'bea@nestmates.test'),
  dana: (page) => signIn(page, 'dana@nestmates.test'),
  admin: (page) => signIn(page, 'admin@nestmates.test'),
};

/** Every page of the app by its path; a route that nobody opens here fails the tests that walk over them. */
export const everyPath: readonly string[] = [...routes.map(({ path }) => path), '*'];

/** Those within header, menu and tab bar. */
export const framedPaths: readonly string[] = everyPath.filter((path) =>
  routes.every((route) => route.path !== path || route.shell === 'full' || route.shell === 'admin'),
);

/** Signs in whoever opens that page, and answers with its address. */
export async function enterFor(page: Page, path: string): Promise<string> {
  const [reader, pages] = Object.entries(readers).find(([, addresses]) => path in addresses) ?? [];
  const address = pages?.[path];
  if (!reader || !address) throw new Error(`No test opens ${path}: say in every-page.ts who does`);
  await enter[reader as Reader](page);
  return typeof address === 'string' ? address : address(page);
}
