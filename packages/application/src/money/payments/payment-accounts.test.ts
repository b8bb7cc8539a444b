import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import { nothingRequired } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryPaymentReferences } from '../../../testing/memory/memory-payment-references.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { PaymentAccounts } from './payment-accounts.ts';
import { paymentsUnavailable, refusedForKey } from './payment-errors.ts';
import { PaymentProviders } from './payment-providers.ts';
import type { SellerAccount, SellerAccounts } from './seller-accounts.ts';

const ana = aCaller({ id: 1, hasConfirmedPassword: true });
interface Link {
  readonly digest: string;
  readonly expiresAt: Date;
}

type Start = Parameters<SellerAccounts['startOnboarding']>[0];

const unreported = { wasReady: false, report: null, told: '', banksKnown: true };

/** The current provider and one that was used before, with the accounts that sellers have at them. */
function accountsInMemory(shared = new Map<string, string>()) {
  const [clock, references] = [new StoppedClock(), new MemoryPaymentReferences()];
  const mail = new MemoryEmails(clock);
  const atProvider = new Map<string, SellerAccount | undefined>();
  const refusedKeys = new Set<string>();
  const asked: Pick<Start, 'key' | 'accountId' | 'returnUrl'>[] = [];
  const state: {
    kept?: PaymentAccount;
    link?: Link;
    unreachable?: Error;
    refused?: Error;
    banksUnknown?: boolean;
  } = {};
  const noted: unknown[] = [];
  const provider = (name: string) => ({
    name,
    sellers: {
      async startOnboarding({ key, reference, accountId, returnUrl }: Start) {
        asked.push({ key, accountId, returnUrl });
        if (state.refused && accountId !== null) throw state.refused;
        if (refusedKeys.has(key)) throw refusedForKey('It has kept an error');
        const opened = accountId ?? shared.get(key) ?? `${name}-${shared.size + 1}`;
        shared.set(key, opened);
        if (accountId === null)
          atProvider.set(opened, {
            accountId: opened,
            reference,
            canBePaid: false,
            report: nothingRequired,
            bankFingerprints: [],
          });
        return { accountId: opened, url: `https://${name}.example/onboard` };
      },
      async find(accountId: string) {
        if (state.unreachable) throw state.unreachable;
        return atProvider.get(accountId);
      },
    },
  });
  const accounts = new PaymentAccounts({
    clock,
    keptMoney: { keptFor: async (id) => (id === ana.id ? 0 : 4800) },
    paymentReferences: references,
    accountReports: stub({
      async enter({ providerAccountId }, found) {
        if (state.kept?.providerAccountId !== providerAccountId) return;
        state.kept = { ...state.kept, ready: found?.canBePaid ?? false };
        state.banksUnknown = false;
      },
    }),
    sellerMarks: stub({
      note: async (id, { provider: of, bankFingerprints }) => void noted.push([id, of, bankFingerprints]),
    }),
    paymentProviders: stub(new PaymentProviders({ providers: [provider('current'), provider('former')] })),
    emails: mail.emails,
    tokens: { generate: () => 'token', digest: (token) => `digest of ${token}` },
    publicUrl: () => 'https://nestmates.example',
    paymentAccountStore: stub({
      find: async () => state.kept && { ...state.kept, ...unreported, banksKnown: !state.banksUnknown },
      takeWithUnknownBanks: async () => (state.banksUnknown && state.kept ? [state.kept] : []),
      async start(account, link) {
        state.kept = { ...account, ready: false };
        state.link = link;
      },
      findByLink: async (digest, now) =>
        state.link?.digest === digest && now < state.link.expiresAt ? state.kept : undefined,
      findByAccount: async ({ providerAccountId }) =>
        state.kept?.providerAccountId === providerAccountId ? state.kept : undefined,
      async forget() {
        delete state.kept;
      },
    }),
  });
  const has = (ready: boolean, name = 'current') => {
    state.kept = { userId: ana.id, provider: name, providerAccountId: `${name}-1`, ready };
  };
  const finds = (canBePaid: boolean) =>
    atProvider.set('current-1', {
      accountId: 'current-1',
      reference: null,
      canBePaid,
      report: nothingRequired,
      bankFingerprints: [],
    });
  return { accounts, mail, clock, references, asked, state, atProvider, refusedKeys, has, finds, noted };
}

describe('the payment account of a seller', () => {
  it('is begun and gone on with by whoever has just given the password, and told', async () => {
    const app = accountsInMemory();
    const phone = aCaller({ id: 1 });
    await expect(app.accounts.onboard(phone)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
    expect(await app.accounts.statusOf(phone)).toEqual({ payments: 'none' });
    expect([app.asked, app.mail.jobs.waiting]).toEqual([[], []]);
    await app.accounts.onboard(ana);
    expect(app.mail.jobs.waiting).toMatchObject([{ payload: { memberId: 1, act: 'payouts-opened' } }]);
  });

  it('is missing before it is begun', async () => {
    const { accounts } = accountsInMemory();
    expect(await accounts.statusOf(ana)).toEqual({ payments: 'none' });
    expect(await accounts.status(ana)).toEqual({ connected: false, started: false, kept: 0 });
  });

  it('that is begun leads to our page, with or without the password, and opens none at the provider', async () => {
    const { accounts, asked, mail, has, finds } = accountsInMemory();
    has(false);
    finds(false);
    const onboardingUrl = 'https://nestmates.example/marketplace/new';
    for (const by of [ana, aCaller({ id: 1 })])
      expect(await accounts.statusOf(by)).toEqual({ payments: 'started', onboardingUrl });
    expect([asked, mail.jobs.waiting]).toEqual([[], []]);
  });

  it('that is begun is gone on with at the provider', async () => {
    const { accounts, asked, has, finds } = accountsInMemory();
    has(false);
    finds(false);
    expect(await accounts.onboard(ana)).toEqual({ url: 'https://current.example/onboard' });
    expect(asked.map(({ accountId }) => accountId)).toEqual(['current-1']);
    expect(await accounts.status(ana)).toEqual({ connected: false, started: true, kept: 0 });
  });

  it('that the provider has made ready meanwhile is ready, and asked for no more', async () => {
    const { accounts, state, has, finds } = accountsInMemory();
    has(false);
    finds(true);
    expect(await accounts.statusOf(ana)).toEqual({ payments: 'ready' });
    state.unreachable = new Error('It was asked again');
    expect(await accounts.status(ana)).toEqual({ connected: true, started: true, kept: 0 });
  });

  it('at a former provider counts as none, and another is begun at the current one', async () => {
    const { accounts, asked, state, has } = accountsInMemory();
    has(true, 'former');
    expect(await accounts.statusOf(ana)).toEqual({ payments: 'none' });
    await accounts.onboard(ana);
    expect(asked.map(({ accountId }) => accountId)).toEqual([null]);
    expect(state.kept).toMatchObject({ provider: 'current', providerAccountId: 'current-1' });
  });

  it.each([true, false])('follows an event about it (%s)', async (canBePaid) => {
    const { accounts, state, has, finds } = accountsInMemory();
    has(!canBePaid);
    finds(canBePaid);
    await accounts.refresh('current-1', 'current');
    expect(state.kept?.ready).toBe(canBePaid);
  });

  it('that the provider does not have any more is not ready', async () => {
    const { accounts, state, has } = accountsInMemory();
    has(true);
    await accounts.refresh('current-1', 'current');
    expect(state.kept?.ready).toBe(false);
  });
});

describe('who is suspended or banned', () => {
  const away = { ...ana, restriction: { kind: 'banned', until: null } } as const;

  it('goes on with the account that there is, also at a former provider', async () => {
    const { accounts, asked, state, has } = accountsInMemory();
    for (const name of ['current', 'former']) {
      has(false, name);
      expect(await accounts.status(away)).toEqual({ connected: false, started: true, kept: 0 });
      expect(await accounts.onboard(away)).toEqual({ url: `https://${name}.example/onboard` });
      expect(asked.at(-1)?.accountId).toBe(`${name}-1`);
      expect(state.kept).toMatchObject({ provider: name, providerAccountId: `${name}-1` });
    }
  });

  it('begins none', async () => {
    const { accounts, asked, state } = accountsInMemory();
    await expect(accounts.onboard(away)).rejects.toMatchObject({ code: 'RESTRICTED' });
    expect([asked, state.kept]).toEqual([[], undefined]);
    const limited = { ...ana, restriction: { kind: 'limited', until: null } } as const;
    await accounts.onboard(limited);
    expect(state.kept).toBeDefined();
  });
});

describe('an account that was deleted at the provider', () => {
  it('is not replaced for whoever is suspended or banned, and nothing changes', async () => {
    const { accounts, references, asked, state, has } = accountsInMemory();
    has(true);
    const before = { kept: state.kept, ...(await references.of(ana.id)) };
    state.refused = refusedForKey('No such account');
    for (const kind of ['suspended', 'banned'] as const) {
      const onboarding = accounts.onboard({ ...ana, restriction: { kind, until: null } });
      await expect(onboarding).rejects.toMatchObject({ code: 'RESTRICTED' });
    }
    expect({ kept: state.kept, ...(await references.of(ana.id)) }).toEqual(before);
    expect(asked.every(({ accountId }) => accountId === 'current-1')).toBe(true);
  });

  it('is not replaced by a link, which anybody may open, but by the seller', async () => {
    const { accounts, state } = accountsInMemory();
    await accounts.onboard(ana);
    const gone = { userId: ana.id, provider: 'current', providerAccountId: 'deleted', ready: false };
    state.kept = gone;
    state.refused = refusedForKey('No such account');
    expect(await accounts.resume('token')).toBeUndefined();
    expect(state.kept).toEqual(gone);
    await accounts.onboard(ana);
    expect(state.kept).not.toMatchObject({ providerAccountId: 'deleted' });
  });
});

describe('after a restore', () => {
  it('a seller gets no account of a stranger who had her number', async () => {
    const atOneProvider = new Map<string, string>();
    const [lost, restored] = [accountsInMemory(atOneProvider), accountsInMemory(atOneProvider)];
    await lost.accounts.onboard(ana);
    await restored.accounts.onboard(ana);
    expect(restored.state.kept?.providerAccountId).not.toBe(lost.state.kept?.providerAccountId);
  });

  it('an account that is another seller’s at the provider is never ready', async () => {
    const { accounts, state, atProvider, has } = accountsInMemory();
    has(false);
    atProvider.set('current-1', {
      accountId: 'current-1',
      reference: 'of a stranger',
      canBePaid: true,
      report: nothingRequired,
      bankFingerprints: [],
    });
    expect(await accounts.status(ana)).toEqual({ connected: false, started: true, kept: 0 });
    await accounts.refresh('current-1', 'current');
    expect(state.kept?.ready).toBe(false);
  });
});

describe('opening an account', () => {
  it('takes another key where the provider keeps an error for the one before', async () => {
    const { accounts, references, asked, refusedKeys } = accountsInMemory();
    refusedKeys.add(`${(await references.of(ana.id)).accountKey}-account`);
    await expect(accounts.onboard(ana)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    await accounts.onboard(ana);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  });

  it('keeps its key where nobody knows whether it was opened', async () => {
    const { accounts, asked, state, has } = accountsInMemory();
    has(false);
    state.unreachable = paymentsUnavailable('It was not reached');
    state.refused = state.unreachable;
    await expect(accounts.onboard(ana)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    await expect(accounts.onboard(ana)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(state.kept).toBeDefined();
  });

  it('begins anew where the provider has deleted the one before', async () => {
    const { accounts, state, has } = accountsInMemory();
    has(false);
    state.refused = refusedForKey('No such account');
    await accounts.onboard(ana);
    expect(state.kept).toMatchObject({ ready: false });
    expect((await accounts.status(ana)).started).toBe(true);
  });
});

describe('whoever comes back from the provider', () => {
  it('is connected when the provider says so, and is ready to sell', async () => {
    const { accounts, state, finds, asked } = accountsInMemory();
    await accounts.onboard(ana);
    expect(asked[0]?.returnUrl).toBe('https://nestmates.example/api/stripe/connect/return?state=token');
    finds(true);
    expect(await accounts.finish('token')).toBe('connected');
    expect(state.kept?.ready).toBe(true);
  });

  it('is not connected when something is still missing', async () => {
    const { accounts, state, finds, has } = accountsInMemory();
    await accounts.onboard(ana);
    has(true);
    finds(false);
    expect(await accounts.finish('token')).toBe('stripe_connect_failed');
    expect(state.kept?.ready).toBe(false);
  });

  it('can do so for two days', async () => {
    const { accounts, clock } = accountsInMemory();
    await accounts.onboard(ana);
    clock.forward(days(2) - 1);
    expect(await accounts.resume('token')).toBe('https://current.example/onboard');
    clock.forward(days(2));
    expect(await accounts.resume('token')).toBeUndefined();
    expect(await accounts.finish('token')).toBe('invalid_state');
  });

  it('hears by a code why it came to nothing', async () => {
    const { accounts, state } = accountsInMemory();
    expect(await accounts.finish(undefined)).toBe('invalid_oauth_response');
    expect(await accounts.finish('another')).toBe('invalid_state');
    await accounts.onboard(ana);
    state.kept = { userId: ana.id, provider: 'current', providerAccountId: 'deleted', ready: false };
    expect(await accounts.finish('token')).toBe('no_account_id');
    state.unreachable = paymentsUnavailable('It was not reached');
    expect(await accounts.finish('token')).toBe('token_exchange_failed');
    state.unreachable = new Error('It answered nonsense');
    expect(await accounts.finish('token')).toBe('callback_failed');
  });
});

describe('the bank accounts of a seller', () => {
  const unavailable = () => paymentsUnavailable(new Error('Silence'));

  it('are asked for once where the account is older than that they are kept', async () => {
    const app = accountsInMemory();
    app.has(true);
    app.finds(true);
    app.state.banksUnknown = true;
    app.state.unreachable = unavailable();
    await app.accounts.lookForBanks();
    expect(app.state.banksUnknown).toBe(true);
    delete app.state.unreachable;
    await app.accounts.lookForBanks();
    expect(app.state).toMatchObject({ banksUnknown: false, kept: { ready: true } });
  });

  it('are noted before the account is deleted', async () => {
    const app = accountsInMemory();
    await app.accounts.lookBeforeRemoval(ana.id);
    app.has(true);
    await app.accounts.lookBeforeRemoval(ana.id);
    app.finds(true);
    app.atProvider.set('current-1', {
      ...app.atProvider.get('current-1'),
      bankFingerprints: ['bank-1'],
    } as SellerAccount);
    await app.accounts.lookBeforeRemoval(ana.id);
    expect(app.noted).toEqual([[ana.id, 'current', ['bank-1']]]);
  });

  it('keep whoever is not known yet from leaving as long as the provider is silent, and nobody else', async () => {
    const app = accountsInMemory();
    app.state.unreachable = unavailable();
    app.has(true);
    await app.accounts.lookBeforeRemoval(ana.id);
    app.state.banksUnknown = true;
    await expect(app.accounts.lookBeforeRemoval(ana.id)).rejects.toMatchObject({
      code: 'PAYMENTS_UNAVAILABLE',
    });
    app.has(true, 'configured no more');
    await app.accounts.lookBeforeRemoval(ana.id);
  });
});
