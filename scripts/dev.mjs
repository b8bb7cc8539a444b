import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { start, vite } from './run.mjs';

await ensureInstalled();
const port = process.env.PORT ?? '3000';
const address = `http://127.0.0.1:${port}`;
const serverPort = await freePort();

const server = start(['--watch', '--watch-preserve-output', 'packages/http/src/start/main.ts'], {
  env: { PORT: String(serverPort), HOST: '127.0.0.1', PUBLIC_URL: address },
});
const web = start([vite, '--port', port, '--strictPort', '--host', '127.0.0.1', '--logLevel', 'warn'], {
  cwd: join(root, 'packages', 'web'),
  env: { SERVER_URL: `http://127.0.0.1:${serverPort}` },
});
const stories = process.argv.includes('--storybook') ? [start([join(root, 'scripts', 'storybook.mjs')])] : [];

process.stdout.write(
  `Nestmates develops at ${address}: the server starts again and pages reload as you save.\n`,
);
process.stdout.write(
  stories.length > 0
    ? 'Storybook follows, too, at http://127.0.0.1:6006.\n'
    : `Storybook as it was built last is at ${address}/storybook; one that follows comes with --storybook.\n`,
);

// If one of them ends, the others are ended too, since they depend on each other.
const all = [server, web, ...stories];
process.exitCode = await Promise.race(all.map((child) => child.done));
for (const child of all) child.kill('SIGTERM');

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: found } = probe.address();
  probe.close();
  await once(probe, 'close');
  return found;
}
