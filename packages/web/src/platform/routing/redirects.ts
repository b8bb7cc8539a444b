import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import { nextStep, type OnboardingStep } from '@nestmates/domain/platform/access/progress.ts';

const stepPaths: Readonly<Record<OnboardingStep, string>> = {
  basic: '/intake-basic',
  parenting: '/intake-parenting',
  children: '/intake-children',
  profile: '/complete-profile',
};

const movedPaths: Readonly<Record<string, string>> = {
  '/login': '/auth',
  '/seller-onboarding': '/seller/onboarding',
};

const standingPath = '/account/standing';

/** Open to everyone, whatever the state of onboarding. */
const openToEveryone = new Set([
  '/',
  '/terms',
  '/privacy',
  '/rules',
  '/transparency',
  '/report/confirm',
  // What was decided about a member is told to them in any state.
  standingPath,
  '/reset-password',
  '/verify-email',
  // The links of letters about the account work in any state too.
  '/confirm-email',
  '/take-back-email',
  '/not-me',
  '/access-denied',
]);

/** What makes the account safe is closed to nobody. */
const securityPath = '/account/security';

/** Of whoever holds the link. */
const isSharedPlan = (path: string): boolean => path.startsWith('/plan/');

/** A reset, or a profile that is not finished, never closes the way to an open order. */
const isAboutOrders = (path: string): boolean => path === '/my-orders' || path.startsWith('/orders/');

const closedAfterOnboarding = new Set(['/auth', ...Object.values(stepPaths), '/profile-completion']);

/** Navigation state of a back button, the only way to a completed step. */
export const revisiting = { revisiting: true } as const;

const isStepBefore = (path: string, step: OnboardingStep) => {
  const order = Object.values(stepPaths);
  const at = order.indexOf(path);
  return at >= 0 && at < order.indexOf(stepPaths[step]);
};

/** Paths are compared in lower case and without a trailing slash, because keyboards of phones capitalize. */
const normalized = (address: string) => address.toLowerCase().replace(/(?<=.)\/+$/, '');

/** A closed page says so before anything is asked of the member. */
const isForAdmins = (path: string): boolean =>
  path === '/admin-early-access' || path === '/admin' || path.startsWith('/admin/');

/** Where a suspended or banned member is led, with what a link brings along; their orders and the password stay open. */
export function redirectOfRestricted(address: string, search = ''): string | undefined {
  const path = normalized(address);
  const isOpen =
    openToEveryone.has(path) || isSharedPlan(path) || isAboutOrders(path) || path === securityPath;
  return isOpen ? undefined : standingPath + search;
}

/** The path to redirect to, or undefined to stay. */
export function redirectFor(
  address: string,
  member:
    | (Pick<
        MemberView,
        | 'isAdmin'
        | 'intakeBasicCompleted'
        | 'parentingInfoCompleted'
        | 'childrenAdded'
        | 'onboardingComplete'
        | 'subscriptionStatus'
      > &
        Partial<Pick<MemberView, 'mustUseSecondFactor'>>)
    | null,
  { goesBack = false } = {},
): string | undefined {
  const path = normalized(address);
  const moved = movedPaths[path];
  if (moved) return moved;
  if (openToEveryone.has(path) || isSharedPlan(path) || !member) return undefined;
  if (isForAdmins(path)) {
    if (member.isAdmin) return undefined;
    return member.mustUseSecondFactor ? '/account' : '/access-denied';
  }
  const step = nextStep(member);
  if (step !== undefined && isAboutOrders(path)) return undefined;
  if (step === undefined) {
    const paysAlready = path === '/pricing' && member.subscriptionStatus === 'active';
    return paysAlready || closedAfterOnboarding.has(path) ? '/dashboard' : undefined;
  }
  if (goesBack && isStepBefore(path, step)) return undefined;
  if (step === 'profile' && path === '/profile-completion') return undefined;
  return path === stepPaths[step] ? undefined : stepPaths[step];
}
