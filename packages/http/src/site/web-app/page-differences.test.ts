import { Readable } from 'node:stream';
import type { Quota } from '@nestmates/application/platform/shared/ports.ts';
import { rateLimited } from '@nestmates/application/platform/shared/rate-limited.ts';
import type { Context } from 'koa';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { pageDifferences } from './page-differences.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

/** Five of each network. */
function rateLimiter() {
  const counted = new Map<string, number>();
  return {
    async consume(_: string, network: string, { max }: Quota) {
      const count = (counted.get(network) ?? 0) + 1;
      counted.set(network, count);
      if (count > max) throw rateLimited(60);
    },
  };
}

function request(method: string, path: string, ip = '192.0.2.1') {
  const req = Readable.from([
    Buffer.from(`/seller-profile/Bea%20Reed Error: bea@mail.test at /marketplace/12\n${'x'.repeat(1000)}`),
  ]);
  return {
    method,
    path,
    ip,
    req,
    res: { once: () => undefined },
    state: { facts: { id: 'r1' } },
  } as unknown as Context;
}

const pageAt = async (path: string) => ({
  route: path.startsWith('/seller-profile/') ? '/seller-profile/:shopName' : undefined,
});

it('logs what a browser says, and no more than twenty in a minute', async () => {
  let now = 0;
  const handle = pageDifferences(log, pageAt, rateLimiter(), () => now);
  const next = vi.fn();
  for (let sent = 0; sent < 30; sent += 1) {
    const ctx = request('POST', '/page-differences', `192.0.2.${sent}`);
    await handle(ctx, next);
    expect(ctx.status).toBe(204);
  }
  expect(lines).toHaveLength(20);
  expect(lines[0]).toMatchObject({
    level: 40,
    id: 'r1',
    route: '/seller-profile/:shopName',
    said: expect.stringMatching(/^Error: (?!bea@mail).{1,40} at \/marketplace\/:id\n/),
  });
  expect(lines[0]?.said).toHaveLength(300);
  expect(JSON.stringify(lines)).not.toContain('Reed');
  now += 60_001;
  await handle(request('POST', '/page-differences', '192.0.2.99'), next);
  expect(lines).toHaveLength(21);
  expect(next).not.toHaveBeenCalled();
});

it('logs five of one network, which leaves lines for others', async () => {
  lines.length = 0;
  const handle = pageDifferences(log, pageAt, rateLimiter(), () => 0);
  const say = (ip: string) => handle(request('POST', '/page-differences', ip), vi.fn());
  for (let sent = 0; sent < 30; sent += 1) await say('192.0.2.1');
  expect(lines).toHaveLength(5);
  await say('198.51.100.7');
  expect(lines).toHaveLength(6);
});

it('leaves other requests alone', async () => {
  const next = vi.fn();
  const handle = pageDifferences(log, pageAt, rateLimiter());
  await handle(request('GET', '/page-differences'), next);
  await handle(request('POST', '/other'), next);
  expect(next).toHaveBeenCalledTimes(2);
});
