import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import { nextStep, type OnboardingStep } from '@nestmates/domain/platform/access/progress.ts';
import { matchPath } from 'react-router-dom';
import { routes } from './routes.ts';

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

const closedAfterOnboarding = new Set(['/auth', ...Object.values(stepPaths), '/profile-completion']);

const isStepBefore = (path: string, step: OnboardingStep) => {
  const order = Object.values(stepPaths);
  const at = order.indexOf(path);
  return at >= 0 && at < order.indexOf(stepPaths[step]);
};

/** Paths are compared in lower case and without a trailing slash, because keyboards of phones capitalize. */
const normalized = (address: string) => address.toLowerCase().replace(/(?<=.)\/+$/, '');

const isAlwaysOpen = (path: string): boolean =>
  routes.find((route) => matchPath(route.path, path))?.isAlwaysOpen ?? false;

/** A closed page says so before anything is asked of the member. */
const isForAdmins = (path: string): boolean =>
  path === '/admin-early-access' || path === '/admin' || path.startsWith('/admin/');

/** Where a suspended or banned member is led, with what a link brings along. */
export const redirectOfRestricted = (address: string, search = ''): string | undefined =>
  isAlwaysOpen(normalized(address)) ? undefined : standingPath + search;

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
  if (!member || isAlwaysOpen(path)) return undefined;
  if (isForAdmins(path)) {
    if (member.isAdmin) return undefined;
    return member.mustUseSecondFactor ? '/account/two-step' : '/access-denied';
  }
  const step = nextStep(member);
  if (step === undefined) {
    const paysAlready = path === '/pricing' && member.subscriptionStatus === 'active';
    return paysAlready || closedAfterOnboarding.has(path) ? '/dashboard' : undefined;
  }
  if (goesBack && isStepBefore(path, step)) return undefined;
  if (step === 'profile' && path === '/profile-completion') return undefined;
  return path === stepPaths[step] ? undefined : stepPaths[step];
}
