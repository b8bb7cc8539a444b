import { type ComponentType, lazy } from 'react';
import { isChatPath } from './messages/open-chat.ts';
import { registerPages } from './routing/known-pages.ts';

type Audience = 'everyone' | 'members';

export interface AppRoute {
  readonly path: string;
  readonly audience: Audience;
  /** The full shell has header, menu and tab bar; the slim one, for a form with its own way back, only a header. */
  readonly shell: 'full' | 'slim' | 'none';
  readonly Page: ComponentType;
  /** For a path with a parameter: whether there is a page for its value. */
  readonly exists?: (params: Readonly<Record<string, string | undefined>>) => boolean;
}

type PageModule = Promise<{ readonly default: ComponentType }>;

const page = (audience: Audience, shell: AppRoute['shell']) => (path: string, load: () => PageModule) => ({
  path,
  audience,
  shell,
  Page: lazy(load),
});

const publicPage = page('everyone', 'none');
const memberPage = page('members', 'full');
const slimPage = page('members', 'slim');
const onboardingPage = page('members', 'none');

/** The list and each thread share one page, so that it keeps its state between them. */
const messages = memberPage('/messages', () => import('./messages/MessagesPage.tsx'));

/** Every page of the app. */
export const routes: readonly AppRoute[] = [
  publicPage('/', () => import('./landing/LandingPage.tsx')),
  publicPage('/auth', () => import('./accounts/AuthPage.tsx')),
  publicPage('/reset-password', () => import('./accounts/ResetPasswordPage.tsx')),
  publicPage('/verify-email', () => import('./accounts/VerifyEmailPage.tsx')),
  publicPage('/access-denied', () => import('./accounts/AccessDeniedPage.tsx')),
  publicPage('/terms', () => import('./legal/TermsPage.tsx')),
  publicPage('/privacy', () => import('./legal/PrivacyPage.tsx')),
  onboardingPage('/intake-basic', () => import('./onboarding/BasicPage.tsx')),
  onboardingPage('/intake-parenting', () => import('./onboarding/ParentingPage.tsx')),
  onboardingPage('/intake-children', () => import('./onboarding/ChildrenPage.tsx')),
  onboardingPage('/complete-profile', () => import('./onboarding/CompletionPage.tsx')),
  onboardingPage('/profile-completion', () => import('./onboarding/CompletionPage.tsx')),
  memberPage('/dashboard', () => import('./dashboard/DashboardPage.tsx')),
  memberPage('/edit-profile', () => import('./profiles/EditProfilePage.tsx')),
  slimPage('/edit-profile/basics', () => import('./profiles/EditBasicsPage.tsx')),
  slimPage('/edit-profile/parenting', () => import('./profiles/EditParentingPage.tsx')),
  slimPage('/edit-profile/children', () => import('./profiles/EditChildrenPage.tsx')),
  messages,
  { ...messages, path: '/messages/:userId', exists: isChatPath },
  memberPage('/browse', () => import('./matching/BrowsePage.tsx')),
  memberPage('/matches', () => import('./connections/MatchesPage.tsx')),
  memberPage('/connection-requests', () => import('./connections/ConnectionRequestsPage.tsx')),
  memberPage('/babysitting-swaps', () => import('./swaps/SwapsPage.tsx')),
  memberPage('/request-swap', () => import('./swaps/SwapRequestPage.tsx')),
  memberPage('/calendar', () => import('./calendar/CalendarPage.tsx')),
  memberPage('/check-in', () => import('./check-ins/CheckInPage.tsx')),
  memberPage('/subscribe', () => import('./subscriptions/PlansPage.tsx')),
  memberPage('/pricing', () => import('./subscriptions/PlansPage.tsx')),
  memberPage('/account', () => import('./accounts/AccountPage.tsx')),
];

registerPages(routes.map(({ path }) => path));
