import { storeFrontEnding } from '@nestmates/domain/market/shops/store-slug.ts';
import type { ComponentType } from 'react';
import { isChatPath } from './friends/messages/open-chat.ts';
import { registerPages } from './platform/routing/known-pages.ts';
import { parseId } from './platform/routing/parse-id.ts';
import { type Preloadable, preloadable } from './platform/routing/preloadable.tsx';
import { accountPartOf } from './site/account/account-addresses.ts';

type Audience = 'everyone' | 'members';

export interface AppRoute {
  readonly path: string;
  readonly audience: Audience;
  /**
   * The full shell has header, menu and tab bar; the slim one, for a form with its own way back, only a header; that
   * of administrators has a menu of their own.
   * Visitors see a page of everyone that has a shell within a shell of their own.
   */
  readonly shell: 'full' | 'slim' | 'admin' | 'none';
  /** Whatever is missing of the profile, and for suspended and banned members. */
  readonly isAlwaysOpen?: boolean;
  readonly page: Preloadable;
  /** Where the page is, from this folder: by it the build finds what the page is made of. */
  readonly file: string;
  /** Whether there is a page for the value of the path's parameter. */
  readonly exists?: (params: Readonly<Record<string, string | undefined>>) => boolean;
}

type PageModule = Promise<{ readonly default: ComponentType; readonly preload?: () => Promise<unknown> }>;

const pageFiles = import.meta.glob<Awaited<PageModule>>('./*/*/*Page.tsx');

const routeOf =
  (audience: Audience, shell: AppRoute['shell']) =>
  (path: string, name: string): AppRoute => {
    const file = `./${name}.tsx`;
    const load = pageFiles[file];
    if (!load) throw new Error(`There is no ${file}`);
    return { path, audience, shell, file, page: preloadable(load) };
  };

const alwaysOpen = (route: AppRoute): AppRoute => ({ ...route, isAlwaysOpen: true });

const signInPage = routeOf('everyone', 'none');
const publicPage = (path: string, name: string) => alwaysOpen(signInPage(path, name));
const memberPage = routeOf('members', 'full');
/** Visitors see it too. */
const sharedPage = routeOf('everyone', 'full');
const slimPage = routeOf('members', 'slim');
const adminPage = routeOf('members', 'admin');
/** No menu, which would lead nowhere. */
const barePage = routeOf('members', 'none');

/** "/marketplace/elsewhere" is the address of no listing. */
const hasId: AppRoute['exists'] = ({ id }) => parseId(id) !== undefined;

/** A list and what is opened from it share one page, so that the list keeps its state beside it. */
const messages = memberPage('/messages', 'site/messages/MessagesPage');
const people = memberPage('/matches', 'site/person/PeoplePage');
const orders = alwaysOpen(sharedPage('/my-orders', 'market/orders/OrdersPage'));

const account = memberPage('/account', 'site/account/AccountPage');
const isAccountPart: AppRoute['exists'] = ({ part }) => accountPartOf(part) !== undefined;

/** The address of a store has no folder, only its ending. */
const isStorefront = ({ storefront = '' }: Readonly<Record<string, string | undefined>>) =>
  storefront.endsWith(storeFrontEnding);

/** Every page of the app. The first that matches an address is the one that the router takes, here and on the server. */
export const routes: readonly AppRoute[] = [
  publicPage('/', 'site/landing/LandingPage'),
  signInPage('/auth', 'members/accounts/AuthPage'),
  publicPage('/reset-password', 'members/accounts/ResetPasswordPage'),
  publicPage('/verify-email', 'members/accounts/VerifyEmailPage'),
  publicPage('/confirm-email', 'members/email-change/ConfirmEmailPage'),
  publicPage('/take-back-email', 'members/email-change/TakeBackEmailPage'),
  publicPage('/not-me', 'members/not-me/NotMePage'),
  publicPage('/access-denied', 'members/accounts/AccessDeniedPage'),
  publicPage('/terms', 'site/legal/TermsPage'),
  publicPage('/privacy', 'site/legal/PrivacyPage'),
  publicPage('/rules', 'site/legal/RulesPage'),
  publicPage('/transparency', 'site/legal/TransparencyPage'),
  publicPage('/report/confirm', 'trust/reports/PublicReportPage'),
  publicPage('/plan/:token', 'together/shared-plans/SharedPlanPage'),
  barePage('/intake-basic', 'members/onboarding/BasicPage'),
  barePage('/intake-parenting', 'members/onboarding/ParentingPage'),
  barePage('/intake-children', 'members/onboarding/ChildrenPage'),
  barePage('/complete-profile', 'site/first-deck/FinishProfilePage'),
  barePage('/profile-completion', 'site/first-deck/FinishProfilePage'),
  memberPage('/dashboard', 'site/dashboard/DashboardPage'),
  memberPage('/dashboard/mommy-ai', 'together/insights/MommyAiPage'),
  memberPage('/dashboard/insights', 'together/insights/InsightsPage'),
  memberPage('/edit-profile', 'members/profiles/EditProfilePage'),
  slimPage('/edit-profile/basics', 'members/profiles/EditBasicsPage'),
  slimPage('/edit-profile/parenting', 'members/profiles/EditParentingPage'),
  slimPage('/edit-profile/children', 'members/profiles/EditChildrenPage'),
  { ...memberPage('/edit-profile/children/:id/card', 'together/sitter-cards/SitterCardPage'), exists: hasId },
  messages,
  { ...messages, path: '/messages/:userId', exists: isChatPath },
  memberPage('/browse', 'friends/matching/BrowsePage'),
  people,
  { ...people, path: '/people/:id', exists: hasId },
  memberPage('/connection-requests', 'friends/connections/ConnectionRequestsPage'),
  memberPage('/babysitting-swaps', 'together/swaps/SwapsPage'),
  // Whoever looks after a child has its card, also when they are suspended in these hours.
  {
    ...alwaysOpen(memberPage('/babysitting-swaps/:id/cards', 'together/sitter-cards/OpenedCardsPage')),
    exists: hasId,
  },
  memberPage('/playdate-planner', 'together/planner/PlannerPage'),
  memberPage('/playdates', 'together/playdates/PlaydatesPage'),
  memberPage('/playdates/suggest', 'together/playdates/SuggestPlaydatePage'),
  memberPage('/request-swap', 'together/swaps/SwapRequestPage'),
  memberPage('/calendar', 'together/calendar/CalendarPage'),
  memberPage('/check-in', 'together/check-ins/CheckInPage'),
  memberPage('/marketplace', 'market/listings/MarketplacePage'),
  memberPage('/marketplace/new', 'market/listings/NewListingPage'),
  memberPage('/marketplace/my-listings', 'market/listings/MyListingsPage'),
  memberPage('/marketplace/:id/edit', 'market/listings/EditListingPage'),
  sharedPage('/seller/dashboard', 'market/shops/SellerDashboardPage'),
  slimPage('/seller/onboarding', 'market/shops/SellerOnboardingPage'),
  sharedPage('/seller/:id', 'market/shops/SellerPage'),
  sharedPage('/seller-profile/:shopName', 'market/shops/SellerProfilePage'),
  // A visitor is told to log in.
  orders,
  { ...orders, path: '/marketplace/orders' },
  { ...sharedPage('/marketplace/:id', 'market/listings/ListingPage'), exists: hasId },
  memberPage('/cart', 'market/cart/CartPage'),
  { ...orders, path: '/orders/:id', audience: 'members', exists: hasId },
  adminPage('/admin-early-access', 'office/early-access/AdminEarlyAccessPage'),
  adminPage('/admin', 'office/inbox/InboxPage'),
  adminPage('/admin/figures', 'office/statistics/StatisticsPage'),
  adminPage('/admin/members', 'office/members/AdminMembersPage'),
  { ...adminPage('/admin/members/:id', 'office/members/AdminMemberPage'), exists: hasId },
  adminPage('/admin/feedback', 'office/feedback/AdminFeedbackPage'),
  adminPage('/admin/orders', 'office/orders/AdminOrdersPage'),
  { ...adminPage('/admin/orders/:id', 'office/orders/AdminOrderPage'), exists: hasId },
  adminPage('/admin/disputes', 'office/disputes/AdminDisputesPage'),
  { ...adminPage('/admin/disputes/:id', 'office/disputes/AdminDisputePage'), exists: hasId },
  adminPage('/admin/cases', 'office/cases/CasesPage'),
  { ...adminPage('/admin/cases/:id', 'office/cases/CasePage'), exists: hasId },
  adminPage('/admin/checks', 'office/selfie-checks/ChecksPage'),
  { ...adminPage('/admin/checks/:id', 'office/selfie-checks/CheckPage'), exists: hasId },
  adminPage('/admin/money', 'office/money/AdminMoneyPage'),
  adminPage('/admin/audit', 'office/audit/AuditPage'),
  memberPage('/success', 'market/orders/PurchaseSuccessPage'),
  memberPage('/cancel', 'market/orders/PurchaseCanceledPage'),
  memberPage('/favourites', 'market/favourites/FavouritesPage'),
  memberPage('/subscribe', 'money/subscriptions/PlansPage'),
  memberPage('/pricing', 'money/subscriptions/PlansPage'),
  memberPage('/me', 'site/me/MePage'),
  memberPage('/notifications', 'site/notifications/NotificationsPage'),
  account,
  memberPage('/account/settings', 'site/account/SettingsPage'),
  alwaysOpen(memberPage('/account/security', 'site/account/SecurityPage')),
  memberPage('/account/selfie-check', 'trust/selfie-checks/SelfieCheckPage'),
  memberPage('/account/reports', 'trust/reports/MyReportsPage'),
  memberPage('/account/reports/conversations/:userId', 'friends/messages/EndedConversationPage'),
  alwaysOpen(barePage('/account/standing', 'site/account/StandingPage')),
  { ...account, path: '/account/:part', exists: isAccountPart },
  // The last one: it stands for every other address of one part.
  { ...sharedPage('/:storefront', 'market/shops/StorefrontPage'), exists: isStorefront },
];

registerPages(routes.map(({ path }) => path));
