import { storeFrontEnding } from '@nestmates/domain/shops/store-slug.ts';
import type { ComponentType } from 'react';
import { isChatPath } from './messages/open-chat.ts';
import { registerPages } from './routing/known-pages.ts';
import { parseId } from './routing/parse-id.ts';
import { type Preloadable, preloadable } from './routing/preloadable.tsx';

type Audience = 'everyone' | 'members';

export interface AppRoute {
  readonly path: string;
  readonly audience: Audience;
  /**
   * The full shell has header, menu and tab bar; the slim one, for a form with its own way back, only a header.
   * Visitors see a page of everyone that has a shell within a shell of their own.
   */
  readonly shell: 'full' | 'slim' | 'none';
  readonly page: Preloadable;
  /** Where the page is, from this folder: by it the build finds what the page is made of. */
  readonly file: string;
  /** For a path with a parameter: whether there is a page for its value. */
  readonly exists?: (params: Readonly<Record<string, string | undefined>>) => boolean;
}

type PageModule = Promise<{ readonly default: ComponentType; readonly preload?: () => Promise<unknown> }>;

const pageFiles = import.meta.glob<Awaited<PageModule>>('./*/*Page.tsx');

const routeOf = (audience: Audience, shell: AppRoute['shell']) => (path: string, name: string) => {
  const file = `./${name}.tsx`;
  const load = pageFiles[file];
  if (!load) throw new Error(`There is no ${file}`);
  return { path, audience, shell, file, page: preloadable(load) };
};

const publicPage = routeOf('everyone', 'none');
const memberPage = routeOf('members', 'full');
/** Visitors see it too. */
const sharedPage = routeOf('everyone', 'full');
const slimPage = routeOf('members', 'slim');
const onboardingPage = routeOf('members', 'none');

/** "/marketplace/elsewhere" is the address of no listing. */
const hasId: AppRoute['exists'] = ({ id }) => parseId(id) !== undefined;

/** The list and each thread share one page, so that it keeps its state between them. */
const messages = memberPage('/messages', 'messages/MessagesPage');

/** The address of a store has no folder, only its ending. */
const isStorefront = ({ storefront = '' }: Readonly<Record<string, string | undefined>>) =>
  storefront.endsWith(storeFrontEnding);

/** Every page of the app. */
export const routes: readonly AppRoute[] = [
  publicPage('/', 'landing/LandingPage'),
  publicPage('/auth', 'accounts/AuthPage'),
  publicPage('/reset-password', 'accounts/ResetPasswordPage'),
  publicPage('/verify-email', 'accounts/VerifyEmailPage'),
  publicPage('/access-denied', 'accounts/AccessDeniedPage'),
  publicPage('/terms', 'legal/TermsPage'),
  publicPage('/privacy', 'legal/PrivacyPage'),
  onboardingPage('/intake-basic', 'onboarding/BasicPage'),
  onboardingPage('/intake-parenting', 'onboarding/ParentingPage'),
  onboardingPage('/intake-children', 'onboarding/ChildrenPage'),
  onboardingPage('/complete-profile', 'onboarding/CompletionPage'),
  onboardingPage('/profile-completion', 'onboarding/CompletionPage'),
  memberPage('/dashboard', 'dashboard/DashboardPage'),
  memberPage('/dashboard/mommy-ai', 'insights/MommyAiPage'),
  memberPage('/dashboard/insights', 'insights/InsightsPage'),
  memberPage('/edit-profile', 'profiles/EditProfilePage'),
  slimPage('/edit-profile/basics', 'profiles/EditBasicsPage'),
  slimPage('/edit-profile/parenting', 'profiles/EditParentingPage'),
  slimPage('/edit-profile/children', 'profiles/EditChildrenPage'),
  messages,
  { ...messages, path: '/messages/:userId', exists: isChatPath },
  memberPage('/browse', 'matching/BrowsePage'),
  memberPage('/matches', 'connections/MatchesPage'),
  memberPage('/connection-requests', 'connections/ConnectionRequestsPage'),
  memberPage('/babysitting-swaps', 'swaps/SwapsPage'),
  memberPage('/playdate-planner', 'planner/PlannerPage'),
  memberPage('/playdates', 'playdates/PlaydatesPage'),
  memberPage('/request-swap', 'swaps/SwapRequestPage'),
  memberPage('/calendar', 'calendar/CalendarPage'),
  memberPage('/check-in', 'check-ins/CheckInPage'),
  memberPage('/marketplace', 'marketplace/MarketplacePage'),
  memberPage('/marketplace/new', 'marketplace/NewListingPage'),
  memberPage('/marketplace/my-listings', 'marketplace/MyListingsPage'),
  memberPage('/marketplace/:id/edit', 'marketplace/EditListingPage'),
  sharedPage('/seller/dashboard', 'shops/SellerDashboardPage'),
  slimPage('/seller/onboarding', 'shops/SellerOnboardingPage'),
  sharedPage('/seller/:id', 'shops/SellerPage'),
  sharedPage('/seller-profile/:shopName', 'shops/SellerProfilePage'),
  { ...sharedPage('/marketplace/:id', 'marketplace/ListingPage'), exists: hasId },
  memberPage('/cart', 'cart/CartPage'),
  // A visitor is told to log in.
  sharedPage('/my-orders', 'orders/MyOrdersPage'),
  sharedPage('/marketplace/orders', 'orders/MyOrdersPage'),
  { ...memberPage('/orders/:id', 'orders/OrderPage'), exists: hasId },
  memberPage('/admin-early-access', 'early-access/AdminEarlyAccessPage'),
  memberPage('/admin', 'overview/OverviewPage'),
  memberPage('/admin/members', 'member-records/MembersPage'),
  { ...memberPage('/admin/members/:id', 'member-records/MemberRecordPage'), exists: hasId },
  memberPage('/admin/feedback', 'feedback/AdminFeedbackPage'),
  memberPage('/admin/orders', 'order-decisions/AdminOrdersPage'),
  { ...memberPage('/admin/orders/:id', 'order-decisions/AdminOrderPage'), exists: hasId },
  memberPage('/admin/audit', 'audit/AuditPage'),
  memberPage('/success', 'orders/PurchaseSuccessPage'),
  memberPage('/cancel', 'orders/PurchaseCanceledPage'),
  memberPage('/favourites', 'favourites/FavouritesPage'),
  memberPage('/subscribe', 'subscriptions/PlansPage'),
  memberPage('/pricing', 'subscriptions/PlansPage'),
  memberPage('/account', 'accounts/AccountPage'),
  // The last one: it stands for every other address of one part.
  { ...sharedPage('/:storefront', 'shops/StorefrontPage'), exists: isStorefront },
];

registerPages(routes.map(({ path }) => path));
