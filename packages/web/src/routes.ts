import { type ComponentType, lazy } from 'react';
import { isChat } from './messages/open-chat.ts';
import { openPages } from './routing/known-pages.ts';

/** Whose page it is: everyone's, or a signed-in member's. */
type Audience = 'everyone' | 'members';

export interface AppRoute {
  readonly path: string;
  readonly audience: Audience;
  /**
   * Pages of the app proper stand in its whole frame: header, menu, tab bar. A form that is left by its own buttons
   * alone has a slim one, with the way to tell us something.
   */
  readonly frame: 'whole' | 'slim' | 'none';
  readonly Page: ComponentType;
  /** Where not everything that fits the path is a page. */
  readonly exists?: (params: Readonly<Record<string, string | undefined>>) => boolean;
}

type PageModule = Promise<{ readonly default: ComponentType }>;

const page = (audience: Audience, frame: AppRoute['frame']) => (path: string, load: () => PageModule) => ({
  path,
  audience,
  frame,
  Page: lazy(load),
});

const open = page('everyone', 'none');
const framed = page('members', 'whole');
const slim = page('members', 'slim');
const bare = page('members', 'none');

/** The list and each thread are one page, which stays as it is when she goes from one to the other. */
const messages = framed('/messages', () => import('./messages/MessagesPage.tsx'));

/** Every page of the app, in one place; anything else is not found. */
export const routes: readonly AppRoute[] = [
  open('/', () => import('./landing/LandingPage.tsx')),
  open('/auth', () => import('./accounts/AuthPage.tsx')),
  open('/reset-password', () => import('./accounts/ResetPasswordPage.tsx')),
  open('/access-denied', () => import('./accounts/AccessDeniedPage.tsx')),
  open('/terms', () => import('./legal/TermsPage.tsx')),
  open('/privacy', () => import('./legal/PrivacyPage.tsx')),
  bare('/intake-basic', () => import('./onboarding/BasicPage.tsx')),
  bare('/intake-parenting', () => import('./onboarding/ParentingPage.tsx')),
  bare('/intake-children', () => import('./onboarding/ChildrenPage.tsx')),
  bare('/complete-profile', () => import('./onboarding/CompletionPage.tsx')),
  bare('/profile-completion', () => import('./onboarding/CompletionPage.tsx')),
  framed('/dashboard', () => import('./dashboard/DashboardPage.tsx')),
  framed('/edit-profile', () => import('./profiles/EditProfilePage.tsx')),
  slim('/edit-profile/basics', () => import('./profiles/EditBasicsPage.tsx')),
  slim('/edit-profile/parenting', () => import('./profiles/EditParentingPage.tsx')),
  slim('/edit-profile/children', () => import('./profiles/EditChildrenPage.tsx')),
  messages,
  { ...messages, path: '/messages/:userId', exists: isChat },
  framed('/browse', () => import('./matching/BrowsePage.tsx')),
  framed('/matches', () => import('./connections/MatchesPage.tsx')),
  framed('/connection-requests', () => import('./connections/ConnectionRequestsPage.tsx')),
  framed('/babysitting-swaps', () => import('./swaps/SwapsPage.tsx')),
  framed('/request-swap', () => import('./swaps/SwapRequestPage.tsx')),
  framed('/subscribe', () => import('./subscriptions/PlansPage.tsx')),
  framed('/pricing', () => import('./subscriptions/PlansPage.tsx')),
  framed('/account', () => import('./accounts/AccountPage.tsx')),
];

openPages(routes.map(({ path }) => path));
