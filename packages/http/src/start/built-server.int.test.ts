import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedId, dayAhead, eventOn } from '../../testing/calendar-setup.ts';
import { startProgram } from '../../testing/program.ts';
import { columnsOf } from '../../testing/roles.ts';
import { send } from '../../testing/send-photo.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { Visitor } from '../../testing/visitor.ts';
import { startWorkerProgram } from '../../testing/worker-program.ts';

const serverBuild = new URL('../../../../scripts/server-build.mjs', import.meta.url);
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...env } });
const evaluate = (code: string, env = {}) => run(['--input-type=module', '--eval', code], env);

const timeout = scaledTimeout(120_000);
let server: TestServer;
let build: string;
beforeAll(async () => {
  server = await testServer();
  const code = `console.log(await (await import('${serverBuild}')).ensureServerBuilt())`;
  build = (await evaluate(code)).stdout.trim();
}, timeout);
afterAll(() => server.close());

const program = (name: string) => join(build, `${name}.js`);

describe('from the build', { timeout }, () => {
  it('the server starts, and its threads for passwords, pictures and calendars', async () => {
    const { stop, origin } = await startProgram({ DATABASE_URL: server.databaseUrl }, program('main'));
    const newcomer = new Visitor(origin);
    const login = { email: 'built@nestmates.test', password: 'Nestling1!' };
    expect((await newcomer.post('/api/register', login)).status).toBe(200);
    expect((await send(newcomer, await sample.colours())).status).toBe(200);

    const { cookies } = await server.signedInAs('premium');
    const member = new Visitor(origin);
    for (const [name, value] of cookies) member.cookies.set(name, value);
    const id = await addedId(member, eventOn(dayAhead(3)));
    expect((await member.get(`/api/calendar/${id}/event.ics`)).text).toContain('SUMMARY:Swim class');
    await stop();
  });

  it('the worker starts', async () => {
    const worker = await startWorkerProgram({ DATABASE_URL: server.databaseUrl }, program('worker'));
    await worker.stop();
  });

  it('the commands of operators answer', async () => {
    const env = { DATABASE_URL: server.databaseUrl };
    const ana = await server.member(columnsOf.free);
    const shown = await run([program('admin'), 'member', 'show', ana.email], env);
    expect(shown.stdout).toContain(ana.email);
    expect((await run([program('ledger-check')], env)).stdout).toBe('The ledger holds for all 0 orders\n');
    expect((await run([program('reconcile'), '--help'], env)).stdout).toContain('npm run reconcile');
  });

  it('a stack names the lines of the sources', async () => {
    const application = pathToFileURL(program('application'));
    const code = `
      const { startApplication } = await import('${application}');
      await startApplication().catch((error) => console.log(error.stack));`;
    const { stdout } = await evaluate(code, { PORT: 'none' });
    expect(stdout).toMatch(/^Error: The configuration has a mistake/);
    expect(stdout).toMatch(/at createRuntime \(file:.*\/packages\/http\/src\/start\/runtime\.ts:\d+:\d+\)/);
    expect(stdout).not.toContain('/dist/');
  });
});
