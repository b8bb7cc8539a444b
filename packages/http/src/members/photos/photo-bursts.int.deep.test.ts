import { isFull } from '@nestmates/domain/testing/depth.ts';
import { type TestDatabase, testDatabase } from '@nestmates/infrastructure/testing/test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peaksOfBursts, residentMegabytes } from '../../../testing/photo-bursts.ts';
import { startProgram } from '../../../testing/program.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function cookieOf(origin: string, nth: number): Promise<string> {
  const reply = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `photo-${nth}@example.com`, password: 'Nest-mates-77!' }),
  });
  expect(reply.status).toBe(200);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

it('two bursts of twelve photos of 12 megapixels stay within 350 MB', { timeout: 300_000 }, async () => {
  const server = await startProgram({
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const [photos, bursts] = isFull ? [12, 2] : [4, 1];
  const cookies: string[] = [];
  for (let nth = 0; nth < photos; nth += 1) cookies.push(await cookieOf(server.origin, nth));
  // A server that has just started still holds what its start left behind, so a short run looks at what a burst adds.
  const before = residentMegabytes(server.pid);
  const peaks = await peaksOfBursts(server, cookies, bursts);
  await server.stop();
  const [measured, most] = isFull ? [Math.max(...peaks), 350] : [Math.max(...peaks) - before, 200];
  expect(measured, `${before} MB, then ${peaks.join(', ')}`).toBeLessThanOrEqual(most);
});
