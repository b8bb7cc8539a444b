import { serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';
import { type TestDatabase, testDatabase } from '@nestmates/infrastructure/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUntilExit } from '../../testing/program.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const doctor = (env: Readonly<Record<string, string>>) =>
  runUntilExit(env, serverProgram('commands/doctor.ts'));

describe('npm run doctor', () => {
  it('ends with 0 and one line for each part where nothing is wrong', async () => {
    const { code, stdout, stderr } = await doctor({ DATABASE_URL: database.url });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.trim().split('\n').at(-1)).toBe('Nothing is wrong');
    for (const part of ['secret', 'PUBLIC_URL', 'PostgreSQL', 'SMTP_URL', 'Photos', 'STRIPE_SECRET_KEY'])
      expect(stdout).toMatch(new RegExp(`^[✓?] .*${part}`, 'm'));
  });

  it('ends with 1 where something is, and says how many', async () => {
    const env = { DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1', METRICS_TOKEN: 'x'.repeat(16) };
    const { code, stdout } = await doctor(env);
    expect(code).toBe(1);
    expect(stdout.match(/^✗ /gm)).toHaveLength(2);
    expect(stdout).toMatch(/\n2 of \d+ are wrong\n$/);
  });

  it('lists the mistakes of a configuration that cannot be read, and a name that is misspelled', async () => {
    const broken = await doctor({ DATABASE_URL: 'mysql://db', PORT: 'x' });
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain('The configuration has 2 mistakes:');
    expect((await doctor({ DATABASE_URL: database.url, DATABSE_POOL: '5' })).stdout).toContain(
      '? DATABSE_POOL is not read: DATABASE_POOL may be meant.',
    );
  });
});
