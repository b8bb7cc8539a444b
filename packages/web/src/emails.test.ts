import { newBrowserEmail } from '@nestmates/application/members/accounts/new-browser-email.ts';
import {
  confirmedActEmail,
  confirmedActs,
  securityChanges,
  securityEmail,
} from '@nestmates/application/members/accounts/security-emails.ts';
import { emails, sampleWordsOf } from '@nestmates/ui/testing/emails.ts';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

const isPage = (path: string): boolean =>
  routes.some(({ path: pattern, exists }) => {
    const match = matchPath(pattern, new URL(path, 'https://nestmates.example').pathname);
    return match !== null && (exists?.(match.params) ?? true);
  });

describe('the link of an e-mail', () => {
  it.each(emails.map((email) => [email.job.name, email] as const))('leads to a page: %s', (_, email) => {
    const { action } = sampleWordsOf(email);
    expect([action.path, isPage(action.path)]).toEqual([action.path, true]);
  });

  it.each([
    'orders.unclaimed',
    'orders.unclaimed-sent',
    'payments.account-concern',
    'payouts.held',
    'payouts.lifted',
  ])('about payouts leads to a page that no plan closes: %s', (name) => {
    const letter = emails.find(({ job }) => job.name === name);
    expect(letter && sampleWordsOf(letter).action.path).toBe('/account/payments');
  });

  it('is that of every e-mail', () => {
    expect(emails.length).toBeGreaterThan(25);
    expect(emails).toContain(newBrowserEmail);
    expect(isPage('/marketplace/orders/7')).toBe(false);
  });
});

/** Jobs of letters about who gets into an account, or what can be taken out of it, begin so. */
const aboutAccounts =
  /^(accounts|account-deletion|email-change|passkeys|second-factor|calendar-links|exports|admin)\./;
const warns = /hopefully you|was not you|did not ask for/i;

/** Why a letter that is about an account or warns has no link “This was not me”. */
const withoutLink: Readonly<Record<string, string>> = {
  'accounts.send-reset-link':
    'Nothing has changed: whoever asked for it reads this mailbox, or gets nowhere.',
  'accounts.send-verification-link': 'Whoever reads it may not be the owner of the account.',
  'accounts.confirm-erasure': 'There is no account any more.',
  'email-change.confirm': 'Goes to an address that is not that of the account yet.',
  'email-change.changed':
    'Has the link that takes the address back, which secures the account in the same way.',
  'admin.access-changed': 'Goes to administrators about somebody else.',
  'admin.decision-proposed': 'Goes to administrators about an order.',
  'admin.parting-proposed': 'Goes to administrators about two members.',
  'admin.profile-reset': 'Tells of a decision, and of nothing by which anybody gets in.',
};

describe('a letter about safety', () => {
  const ofSafety = emails.filter((email) => {
    const { subject, paragraphs, closing } = sampleWordsOf(email);
    return aboutAccounts.test(email.job.name) || warns.test([subject, ...paragraphs, closing].join(' '));
  });
  const hasLink = (words: ReturnType<typeof sampleWordsOf>) =>
    words.action.path.startsWith('/not-me?') || words.closingAction === 'not-me';

  it('has the link “This was not me”, or says here why not', () => {
    expect(ofSafety.length).toBeGreaterThan(12);
    const without = ofSafety.filter((email) => !hasLink(sampleWordsOf(email))).map(({ job }) => job.name);
    expect(without.toSorted()).toEqual(Object.keys(withoutLink).toSorted());
  });

  it.each([
    ...securityChanges.map((securityChange) => ({ securityChange })),
    ...confirmedActs.map((act) => ({ act })),
  ])('has it whatever it tells of: %o', (told) => {
    const { name } = ('act' in told ? confirmedActEmail : securityEmail).job;
    const email = emails.find(({ job }) => job.name === name);
    expect(email && hasLink(sampleWordsOf(email, told))).toBe(true);
  });
});
