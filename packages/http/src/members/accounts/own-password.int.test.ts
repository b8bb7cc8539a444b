import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Body = { readonly password?: string };

/** What a session alone must not do. */
const calls: readonly [string, (member: TestMember, body?: Body) => ReturnType<TestMember['post']>][] = [
  ['log the other devices out', (member, body) => member.delete('/api/account/sessions', body)],
  ['log one device out', (member, body) => member.delete('/api/account/sessions/1', body)],
  [
    'switch off the e-mails about logins',
    (member, body) => member.put('/api/account/notifications', { loginEmails: false, ...body }),
  ],
  ['make a link to the calendar', (member, body) => member.post('/api/calendar-link', body)],
  ['delete the account', (member, body) => member.delete('/api/account', body)],
];

describe('a session alone', () => {
  it.each(calls)('does not %s', async (_, call) => {
    const member = await mother(server);
    const reply = await call(member);
    expect([reply.status, reply.body.error]).toEqual([403, 'PASSWORD_REQUIRED']);
    expect(reply.body.requiresPassword).toBe(true);
  });

  it.each(calls)('does not %s with a wrong password', async (_, call) => {
    const reply = await call(await mother(server), { password: 'guessed' });
    const message = 'This password is incorrect';
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path: 'password', message }]]);
  });

  it('switches on and off what is no warning', async () => {
    const member = await mother(server);
    const changed = await member.put('/api/account/notifications', { swapEmails: false, loginEmails: true });
    expect([changed.status, changed.body.swapEmails]).toEqual([200, false]);
  });
});

it('ten wrong passwords are enough, whatever they were for and however many at once', async () => {
  const member = await mother(server);
  const guesses = Array.from({ length: 20 }, (_, nth) =>
    calls[nth % calls.length]?.[1](member, { password: `guess ${nth}` }),
  );
  const statuses = (await Promise.all(guesses)).map((reply) => reply?.status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const right = await member.delete('/api/account/sessions', { password: memberPassword });
  expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
  server.clock.forward(minutes(16));
  expect((await member.delete('/api/account/sessions', { password: memberPassword })).status).toBe(200);
});

it('right passwords are never too many', async () => {
  const member = await mother(server);
  for (let nth = 0; nth < 12; nth += 1) {
    expect((await member.delete('/api/account/sessions', { password: memberPassword })).status).toBe(200);
  }
});
