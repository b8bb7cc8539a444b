import { days } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { mailtoOf } from './security-txt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { SECURITY_CONTACT: 'mailto:security@nest.example' } });
});
afterAll(() => server.close());

it('says where to report a vulnerability, for less than a year ahead', async () => {
  const { status, headers, text } = await server.visitor().get('/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('Contact: mailto:security@nest.example\n');
  expect(text).toContain(`Canonical: ${server.origin}/.well-known/security.txt\n`);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime();
  expect(expires).toBeGreaterThan(server.clock.now().getTime());
  expect(expires).toBeLessThan(server.clock.now().getTime() + days(365));
});

it('is the address of our e-mails where no other is named', () => {
  expect(mailtoOf('Nestmates <hello@nest.example>')).toBe('mailto:hello@nest.example');
  expect(mailtoOf('hello@nest.example')).toBe('mailto:hello@nest.example');
});
