import { isFull } from '@nestmates/domain/testing/depth.ts';
import { type TestDatabase, testDatabase } from '@nestmates/infrastructure/testing/test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { peaksOfBursts } from '../../../testing/photo-bursts.ts';
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
  const [photos, bursts] = isFull ? [12, 2] : [2, 1];
  const cookies: string[] = [];
  for (let nth = 0; nth < photos; nth += 1) cookies.push(await cookieOf(server.origin, nth));
  const peaks = await peaksOfBursts(server, cookies, bursts);
  await server.stop();
  expect(Math.max(...peaks), peaks.join(', ')).toBeLessThanOrEqual(350);
});
