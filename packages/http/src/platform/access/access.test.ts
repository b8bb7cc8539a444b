import { accountsContract } from '@nestmates/application/members/accounts/contract.ts';
import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import { accessLevels, endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { noSubscription, planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { mustVerifyEmail } from '@nestmates/domain/platform/access/email-verification.ts';
import { progressOf } from '@nestmates/domain/platform/access/progress.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { columnsOf, type Role, roles } from '../../../testing/roles.ts';
import { mount } from '../shared/mount.ts';
import { type Route, serve } from '../shared/serve.ts';
import { authorize } from './access.ts';

function callerAs(role: Role): Caller | undefined {
  if (role === 'visitor') return undefined;
  const newcomer = {
    ...noSubscription,
    intakeBasicCompleted: false,
    parentingInfoCompleted: false,
    childrenAdded: false,
    onboardingComplete: false,
    hasUnlocked: false,
    isAdmin: false,
    emailVerifiedAt: null,
  };
  const member = { ...newcomer, ...columnsOf[role] };
  return {
    id: 1,
    email: 'ana@example.com',
    progress: progressOf(member),
    plan: planOf(member),
    isAdmin: member.isAdmin,
    mustUseSecondFactor: false,
    mustVerifyEmail: mustVerifyEmail('required', member),
    selfieChecks: 'required',
    mustCheckPhoto: true,
    hasConfirmedPassword: false,
    sessionDigest: '',
    lastEvent: 0,
  };
}

const anyCall = {
  needsVerifiedEmail: false,
  needsCheckedPhoto: false,
  needsPassword: false,
  closedTo: 'suspended',
} as const;

const answerFor = (access: (typeof accessLevels)[number], role: Role, needsVerifiedEmail = false): string => {
  try {
    authorize({ ...anyCall, access, needsVerifiedEmail }, callerAs(role));
    return 'in';
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
};

describe('the gates', () => {
  it('allow and refuse as the table of roles says', () => {
    const table = Object.fromEntries(
      accessLevels.map((access) => [access, roles.map((role) => answerFor(access, role))]),
    );
    const [no, half, pro, premium, admin] = [
      'UNAUTHENTICATED',
      'ONBOARDING_INCOMPLETE',
      'PRO_REQUIRED',
      'PREMIUM_REQUIRED',
      'FORBIDDEN',
    ];
    // visitor, onboarding, unverified, free, pro, premium, unlocked, admin
    expect(table).toEqual({
      public: ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'],
      'signed-in': [no, 'in', 'in', 'in', 'in', 'in', 'in', 'in'],
      member: [no, half, 'in', 'in', 'in', 'in', 'in', 'in'],
      pro: [no, half, 'in', pro, 'in', 'in', 'in', pro],
      premium: [no, half, premium, premium, premium, 'in', 'in', premium],
      admin: [no, admin, admin, admin, admin, admin, admin, 'in'],
    });
  });

  it('refuse a member who has not verified her e-mail only where a call needs that', () => {
    expect(roles.map((role) => answerFor('pro', role, true))).toEqual([
      'UNAUTHENTICATED',
      'ONBOARDING_INCOMPLETE',
      'EMAIL_UNVERIFIED',
      'PRO_REQUIRED',
      'in',
      'in',
      'in',
      'PRO_REQUIRED',
    ]);
  });

  it('tell a member whose plan is too small that a plan would open it', () => {
    try {
      authorize({ ...anyCall, access: 'pro' }, callerAs('free'));
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ details: { flags: { requiresSubscription: true } } });
    }
  });
});

describe('what needs the password', () => {
  const call = { ...anyCall, access: 'admin', needsPassword: true } as const;
  const admin = callerAs('admin');

  it('is refused until it was given, and says so', () => {
    expect(() => authorize(call, admin)).toThrow(
      expect.objectContaining({
        code: 'PASSWORD_REQUIRED',
        details: { flags: { requiresPassword: true } },
      }),
    );
    expect(() => authorize(call, admin && { ...admin, hasConfirmedPassword: true })).not.toThrow();
  });

  it('is still refused to whoever is no administrator', () => {
    const free = callerAs('free');
    expect(() => authorize(call, free && { ...free, hasConfirmedPassword: true })).toThrow(
      expect.objectContaining({ code: 'FORBIDDEN' }),
    );
  });
});

const noCookie = { read: () => undefined, write: () => undefined, clear: () => undefined };
const deps = {
  sessions: { authenticate: async () => undefined },
  rateLimiter: { consume: async () => undefined, giveBack: async () => undefined },
  cookie: noCookie,
  browserCookie: noCookie,
  pendingLoginCookie: noCookie,
  passkeyLoginCookie: noCookie,
  log: { warn: () => undefined },
};
const mounting =
  (...routes: Route[]) =>
  () =>
    mount(routes, deps);
const answer = { response: z.object({}), summary: 'A try.' };
const nothing = async () => ({});

describe('a route does not start', () => {
  it('when it does not say who may call it', () => {
    const { access: _, ...silent } = accountsContract.me;
    const route = { endpoint: silent, handle: nothing } as unknown as Route;
    expect(mounting(route)).toThrow('GET /api/me does not say who may call it');
  });

  it('when its access level is unknown', () => {
    const route = {
      endpoint: { ...accountsContract.me, access: 'everyone' },
      handle: nothing,
    } as unknown as Route;
    expect(mounting(route)).toThrow('does not say who may call it');
  });

  it('when a path names a parameter that is not declared', () => {
    const open = endpoint({ method: 'get', path: '/api/things/:id', access: 'public', ...answer });
    expect(mounting(serve(open, nothing))).toThrow('GET /api/things/:id does not declare :id');
  });

  it('when only its other path does', () => {
    const open = endpoint({
      method: 'get',
      path: '/api/things',
      aliases: ['/api/old/:id'],
      access: 'public',
      ...answer,
    });
    expect(mounting(serve(open, nothing))).toThrow('does not declare :id');
  });

  it('when a parameter is declared that one of its paths does not have', () => {
    const open = endpoint({
      method: 'get',
      path: '/api/things',
      params: { id: z.string() },
      access: 'public',
      ...answer,
    });
    expect(mounting(serve(open, nothing))).toThrow('GET /api/things does not have :id in each of its paths');
  });

  it('when its path does not begin with two words, by which its router is found', () => {
    const params = { id: z.string() };
    const open = endpoint({ method: 'get', path: '/things/:id', params, access: 'public', ...answer });
    expect(mounting(serve(open, nothing))).toThrow('GET /things/:id has no two words at the beginning');
  });

  it('when another one already answers the same call', () => {
    expect(
      mounting(
        serve(accountsContract.logout, async () => ({ message: '' })),
        serve(accountsContract.logout, async () => ({ message: '' })),
      ),
    ).toThrow('POST /api/logout is there twice');
  });
});

it('a call that needs a checked photo is refused until it was checked', () => {
  const call = { ...anyCall, access: 'member', needsCheckedPhoto: true } as const;
  const free = callerAs('free');
  expect(() => authorize(call, free)).toThrow(expect.objectContaining({ code: 'SELFIE_CHECK_REQUIRED' }));
  expect(() => authorize(call, free && { ...free, mustCheckPhoto: false })).not.toThrow();
});
