import { createContainer } from '@nestmates/infrastructure/container.ts';
import { readConfig } from '@nestmates/infrastructure/platform/config/config.ts';
import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import type { Container } from 'inversify';
import { createLog } from '../src/platform/operations/log.ts';
import { startServer } from '../src/start/server.ts';
import { heldJob, holdWrites } from './held-writes.ts';
import { runJob } from './job-by-name.ts';

/** The program that `serverProcess` starts: the real server, with the adapters that a module replaces. */
const config = readConfig(process.env);
const knex = connect(config.DATABASE_URL ?? '', { max: config.DATABASE_POOL });
const held = new Map<string, () => void>();
holdWrites(knex, (call) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(call, resolve);
  process.send?.({ held: call });
  return promise;
});
const log = createLog('silent');
const container = createContainer({ config, knex, publicUrl: () => 'http://127.0.0.1', log });

const [, , swapModule] = process.argv;
if (swapModule) {
  const { swap }: { swap(container: Container): void } = await import(swapModule);
  swap(container);
}

const server = await startServer({
  container,
  config,
  log,
  webFolder: undefined,
  readiness: async () => undefined,
});
interface AskedJob {
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
  readonly heldAs?: string;
}
process.on('message', (message: AskedJob | { readonly released: string }) => {
  if ('released' in message) return held.get(message.released)?.();
  const { id, name, payload, heldAs } = message;
  const work = () => runJob(container, name, payload);
  (heldAs ? heldJob(heldAs, work) : work()).then(
    () => process.send?.({ id }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
process.send?.({ port: server.port });
