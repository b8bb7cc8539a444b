import { newBrowserEmail } from '@nestmates/application/members/accounts/new-browser-email.ts';
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

  it('is that of every e-mail', () => {
    expect(emails.length).toBeGreaterThan(25);
    expect(emails).toContain(newBrowserEmail);
    expect(isPage('/marketplace/orders/7')).toBe(false);
  });
});
