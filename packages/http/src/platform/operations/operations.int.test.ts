import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { StreamClient } from '../../../testing/stream-client.ts';
import { readsMetrics, type TestServer, testServer } from '../../../testing/test-server.ts';

import { createLog } from './log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const secret = 'Correct-Horse-Battery-1!';

/** All secrets about one member and their requests. */
async function secretsOfAVisit(): Promise<string[]> {
  const visitor = server.visitor();
  await visitor.post('/api/register', { email: 'tess@example.com', password: secret });
  await visitor.get('/api/me');
  await visitor.post('/api/login', { email: 'tess@example.com', password: `wrong ${secret}` });
  await visitor.post('/api/account/change-password', {
    currentPassword: secret,
    newPassword: `new ${secret}`,
  });
  await visitor.post('/api/password-reset-request', { email: 'tess@example.com' });
  await server.runJobs();
  const [email] = await server.knex('sandbox_mail').orderBy('id', 'desc');
  const token = String(email.text).match(/token=([\w-]+)/)?.[1] ?? 'no token';
  await visitor.post('/api/password-reset-confirm', { token, newPassword: `newest ${secret}` });
  const users = await server.knex('users').select('password', 'resetToken');
  const sessions = await server.knex('sessions').select('tokenHash');
  return [
    secret,
    token,
    ...visitor.cookies.values(),
    ...users.flatMap(({ password, resetToken }) => [password, resetToken]),
    ...sessions.map(({ tokenHash }) => tokenHash),
  ].filter(Boolean);
}

describe('the log', () => {
  it('has a line for each request, with id, route, status, time and member', async () => {
    const member = await server.member();
    const reply = await member.get('/api/me');
    const line = server.log.find(
      ({ id, msg }) => id === reply.headers.get('x-request-id') && msg === 'request',
    );
    expect(line).toMatchObject({ method: 'GET', route: '/api/me', status: 200, member: member.id });
    expect(line?.ms).toBeTypeOf('number');
  });

  it('never holds a password, a token, a cookie or what is made of them', async () => {
    const secrets = await secretsOfAVisit();
    expect(secrets.length).toBeGreaterThan(3);
    const written = server.log.map((line) => JSON.stringify(line)).join('\n');
    for (const told of secrets) expect(written).not.toContain(told);
  });

  it('does not hold them when PostgreSQL refuses a row and tells why', async () => {
    await server.knex.raw("alter table users add constraint no_ursula check (email <> 'ursula@example.com')");
    const form = { email: 'ursula@example.com', password: secret };
    const reply = await server.visitor().post('/api/register', form);
    expect(reply.status).toBe(500);
    const line = server.log.find(
      ({ id, msg }) => id === reply.headers.get('x-request-id') && msg === 'unforeseen error',
    );
    const written = JSON.stringify(line);
    expect(written).toContain('no_ursula');
    expect(written).not.toMatch(/argon2|ursula@example/);
  });
});

it('an error in the log names no address that another server has repeated', () => {
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  log.error({ err: new Error('550 <ana@nest.example>: no such mailbox') }, 'an e-mail was not taken');
  expect(lines[0]).toContain('no such mailbox');
  expect(lines[0]).not.toContain('ana@nest.example');
});

describe('what operators can read', () => {
  it('is whether the process lives and whether it may have traffic', async () => {
    expect((await server.visitor().get('/healthz')).body).toEqual({ status: 'up' });
    expect((await server.visitor().get('/readyz')).body).toEqual({ status: 'ready' });
  });

  it('is how long requests took, by routes that are few and never by addresses', async () => {
    const visitor = server.visitor();
    await visitor.get('/api/me');
    await visitor.get('/readyz');
    for (const guess of ['a', 'b', 'c']) await visitor.get(`/api/guess-${guess}`);
    const { text, headers } = await visitor.get('/metrics', readsMetrics);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/me",status="401"\} \d+/,
    );
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(text).not.toContain('guess');
    expect(text).not.toContain('/readyz');
  });

  it('gives its metrics to nobody without their token', async () => {
    const visitor = server.visitor();
    const guess = { headers: { authorization: 'Bearer a-guess-of-a-stranger' } };
    for (const reply of [await visitor.get('/metrics'), await visitor.get('/metrics', guess)]) {
      expect([reply.status, reply.body.error]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });
});

describe('the metrics', () => {
  const figures = async () => {
    const { text } = await server.visitor().get('/metrics', readsMetrics);
    return (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  };

  it('tell since when a job has been due, and which were given up', async () => {
    await server.knex.raw('delete from graphile_worker._private_jobs');
    const member = await server.member();
    await server.visitor().post('/api/password-reset-request', { email: member.email });
    await server.knex.raw("update graphile_worker._private_jobs set run_at = now() - interval '10 minutes'");
    const late = await figures();
    expect(late('jobs_waiting')).toBe(1);
    expect(late('jobs_overdue_seconds')).toBeGreaterThanOrEqual(600);
    expect(late('jobs_given_up')).toBe(0);
    await server.knex.raw('update graphile_worker._private_jobs set attempts = max_attempts');
    const given = await figures();
    expect([given('jobs_waiting'), given('jobs_given_up'), given('jobs_overdue_seconds')]).toEqual([0, 1, 0]);
  });

  it('tell how many pages are open', async () => {
    const before = (await figures())('event_streams');
    const page = await new StreamClient(await mother(server)).open();
    await vi.waitFor(async () => {
      const now = await figures();
      expect([now('event_streams') - before, now('events_connected')]).toEqual([1, 1]);
    }, scaledTimeout(10_000));
    page.close();
  });
});
