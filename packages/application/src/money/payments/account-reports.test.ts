import { nothingRequired } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { PayoutHold } from '@nestmates/domain/money/payments/payout-check.ts';
import { describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { stub } from '../../../testing/stub.ts';
import { AccountReports } from './account-reports.ts';
import { accountEmails } from './emails.ts';
import type { KeptAccount } from './ports.ts';
import type { SellerAccount } from './seller-accounts.ts';

const ana = aCaller({ id: 1 });
const account = { userId: ana.id, provider: 'memory', providerAccountId: 'account-1' };
const dueBy = new Date('2026-12-07T00:00:00Z');
const asked = { ...nothingRequired, due: ['identity', 'bank-account'], dueBy } as const;
const failedPayout = { cents: 4800, at: new Date('2026-11-20T00:00:00Z'), reason: 'The account is closed.' };

function reportsInMemory(given: Partial<KeptAccount> = {}) {
  const state: { kept: KeptAccount; hold?: PayoutHold } = {
    kept: {
      ...account,
      ready: true,
      wasReady: true,
      report: nothingRequired,
      told: '',
      banksKnown: true,
      ...given,
    },
  };
  const sent: Parameters<typeof accountEmails.concern.facts>[1][] = [];
  const alerts: (readonly [string, object])[] = [];
  const marks: unknown[] = [];
  const reports = new AccountReports({
    paymentAccountStore: stub({
      find: async () => state.kept,
      lock: async () => state.kept,
      async saveReport(_, saved) {
        state.kept = { ...state.kept, ...saved };
      },
    }),
    alerts: { raise: (alert, facts) => void alerts.push([alert, facts]) },
    sellerMarks: stub({
      note: async (id, { provider, bankFingerprints }) => void marks.push([id, provider, bankFingerprints]),
    }),
    payoutHolds: stub({ of: async () => state.hold }),
    emails: stub({ send: async (_, ids) => void sent.push(ids as unknown as (typeof sent)[number]) }),
    events: { announce: async () => undefined },
    transaction: { run: (work) => work() },
  });
  const enter = (rest: Partial<SellerAccount>) =>
    reports.enter(account, {
      accountId: 'account-1',
      reference: null,
      canBePaid: true,
      report: nothingRequired,
      bankFingerprints: ['bank-1'],
      ...rest,
    });
  const letter = async () => {
    const last = sent.at(-1);
    if (!last) throw new Error('Nothing was sent');
    const facts = { memberId: 1, to: 'ana@example.com', firstName: 'Ana' };
    const queries = {
      emailFactsOf: async () => ({ ...facts, ...state.kept, report: state.kept.report ?? nothingRequired }),
    };
    const found = await accountEmails.concern.facts(queries, last, new Date(0));
    return found && accountEmails.concern.words(found);
  };
  return { reports, state, sent, alerts, marks, enter, letter };
}

describe('what the provider asks of a seller', () => {
  it('is shown and told by a letter once, however often it is heard', async () => {
    const { reports, sent, enter, letter } = reportsInMemory();
    await enter({ report: asked });
    await enter({ report: asked });
    expect(sent).toHaveLength(1);
    expect(await letter()).toMatchObject({
      paragraphs: [expect.stringContaining('who you are, your bank account. Please tell it by December 7.')],
    });
    expect(await reports.show(ana)).toMatchObject({
      concern: 'due',
      due: asked.due,
      dueBy: dueBy.toISOString(),
    });
  });

  it('is told again when it changes, and not when it is settled', async () => {
    const { reports, sent, enter } = reportsInMemory();
    await enter({ report: asked });
    await enter({ report: { ...asked, isPastDue: true }, canBePaid: false });
    await enter({});
    expect(sent).toHaveLength(2);
    expect(await reports.show(ana)).toMatchObject({ concern: 'none', due: [], dueBy: null });
    await enter({ report: asked });
    expect(sent).toHaveLength(3);
  });

  it('is not told to who is in the middle of the onboarding', async () => {
    const { sent, enter, state } = reportsInMemory({ ready: false, wasReady: false });
    await enter({ canBePaid: false, report: { ...asked, isPastDue: true } });
    expect(sent).toEqual([]);
    await enter({});
    expect(state.kept).toMatchObject({ ready: true, wasReady: true });
  });

  it.each([
    [{ canBePaid: false }, 'restricted', 'has paused your payment account'],
    [
      { canBePaid: false, report: { ...nothingRequired, disabled: 'checking' } },
      'restricted',
      'It is checking what you have told it. You need to do nothing for now.',
    ],
    [
      { canBePaid: false, report: { ...nothingRequired, isRejected: true, disabled: 'identity' } },
      'rejected',
      'any more: it could not make sure who you are.',
    ],
    [
      { canBePaid: false, report: { ...asked, isPastDue: true } },
      'past-due',
      'has not heard from you in time',
    ],
    [
      { report: { ...nothingRequired, failedPayout } },
      'payout-failed',
      '$48.00 did not reach your bank account. It says: The account is closed.',
    ],
    [
      { canBePaid: false, report: { ...nothingRequired, isRejected: true } },
      'rejected',
      'does not let you be paid any more',
    ],
  ] as const)('makes of %o the concern %s', async (found, concern, words) => {
    const { reports, enter, letter } = reportsInMemory();
    await enter(found);
    expect(await reports.show(ana)).toMatchObject({ concern });
    expect((await letter())?.paragraphs[0]).toContain(words);
  });

  it.each([
    [{}, 'paused your payment account. Please look at what it says there. What'],
    [
      { disabled: 'asking' },
      'It has a question about what your account is for. Please look at what it says there. What',
    ],
    [
      { disabled: 'paused-by-us' },
      'It did so because we asked it to. Please write to us, so that we find a way together. What',
    ],
    [{ isRejected: true }, 'It does not let you be paid any more. What'],
    [
      { isRejected: true, disabled: 'closed-by-us' },
      'any more: it closed the account because we asked it to. What',
    ],
  ] as const)('of a pause or an end for %o says what follows', async (report, words) => {
    const { enter, letter } = reportsInMemory();
    await enter({ canBePaid: false, report: { ...nothingRequired, ...report } });
    expect((await letter())?.paragraphs[0]).toContain(`${words} you have sold stays held for you.`);
  });

  it('is told to an operator once for each payout that came back, also beside something graver', async () => {
    const { alerts, enter } = reportsInMemory();
    const report = { ...nothingRequired, failedPayout };
    await enter({ report });
    await enter({ report });
    await enter({ report: { ...report, isPastDue: true }, canBePaid: false });
    const told = { member: ana.id, account: 'account-1', cents: 4800 };
    expect(alerts).toEqual([['a payout did not reach the bank of a seller', told]]);
    await enter({});
    await enter({
      report: { ...report, isPastDue: true, failedPayout: { ...failedPayout, at: new Date(0) } },
      canBePaid: false,
    });
    expect(alerts).toHaveLength(2);
  });

  it('is shown with why, and told again where that changes', async () => {
    const { reports, sent, enter } = reportsInMemory();
    const restricted = (disabled: 'checking' | 'reviewing') =>
      enter({ canBePaid: false, report: { ...nothingRequired, disabled } });
    await restricted('checking');
    await restricted('checking');
    expect(await reports.show(ana)).toMatchObject({ concern: 'restricted', disabled: 'checking' });
    await restricted('reviewing');
    expect(sent).toHaveLength(2);
    await enter({ report: { ...nothingRequired, disabled: 'checking' } });
    expect(await reports.show(ana)).toMatchObject({ concern: 'none', disabled: null });
  });

  it('is nothing to write of any more once it is settled', async () => {
    const { enter, letter } = reportsInMemory();
    await enter({ report: asked });
    await enter({});
    expect(await letter()).toBeUndefined();
  });
});

describe('an account', () => {
  it('that the provider does not have cannot be paid', async () => {
    const { reports, state } = reportsInMemory();
    await reports.enter(account, undefined);
    expect(state.kept.ready).toBe(false);
    expect(await reports.show(ana)).toMatchObject({ concern: 'restricted' });
  });

  it('is known by its bank accounts, where the provider has it', async () => {
    const { reports, marks, enter } = reportsInMemory();
    await enter({});
    await reports.enter(account, undefined);
    expect(marks).toEqual([[ana.id, 'memory', ['bank-1']]]);
  });

  it('whose payouts we hold says why', async () => {
    const { reports, state } = reportsInMemory();
    expect(await reports.show(ana)).toMatchObject({ payoutsHeld: null });
    state.hold = { reason: 'We ask you for a receipt.', heldAt: dueBy };
    expect(await reports.show(ana)).toMatchObject({
      payoutsHeld: { reason: 'We ask you for a receipt.', since: dueBy.toISOString() },
    });
  });
});
