import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programEnvironment, serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnsOf } from '../../testing/roles.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function admin(args: readonly string[], input = '') {
  const env = { ...programEnvironment, DATABASE_URL: server.databaseUrl };
  const ran = promisify(execFile)(process.execPath, [serverProgram('commands/admin.ts'), ...args], { env });
  ran.child.stdin?.end(input);
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

it('ends with 0, 1 or 2, and says why', { timeout: scaledTimeout(120_000) }, async () => {
  expect(await admin(['events', 'list', '--json'])).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  expect(await admin(['events', 'replay', 'evt_unknown'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('NOT_FOUND'),
  });
  expect(await admin(['events', 'forget'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('There is no command “events forget”'),
  });
});

it('reads a new password from its standard input', { timeout: scaledTimeout(120_000) }, async () => {
  const ana = await server.member(columnsOf.free);
  const command = ['member', 'reset-password', ana.email];
  expect(await admin(command, 'short')).toMatchObject({ code: 2 });
  expect(await admin(command, 'sunflower field\n')).toMatchObject({ code: 0, stdout: 'Password reset\n' });
  const login = { email: ana.email, password: 'sunflower field' };
  expect((await server.visitor().post('/api/login', login)).status).toBe(200);
});
