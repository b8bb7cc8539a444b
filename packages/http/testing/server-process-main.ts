import { createContainer } from '@nestmates/infrastructure/container.ts';
import { readConfig } from '@nestmates/infrastructure/platform/config/config.ts';
import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import { jobHandlers } from '@nestmates/infrastructure/platform/jobs/ports.ts';
import type { Container } from 'inversify';
import { createLog } from '../src/platform/operations/log.ts';
import { startServer } from '../src/start/server.ts';
import { heldJob, holdWrites } from './held-writes.ts';

/** The program that `serverProcess` starts: the real server, with the adapters that a module replaces. */
const config = readConfig(process.env);
const knex = connect(config.DATABASE_URL ?? '', { max: config.DATABASE_POOL });
holdWrites(knex);
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
async function work({ name, payload, heldAs }: AskedJob): Promise<void> {
  const handler = container.getAll(jobHandlers).find(({ job }) => job.name === name);
  if (!handler) throw new Error(`No job is called ${name}`);
  await (heldAs ? heldJob(heldAs, () => handler.run(payload)) : handler.run(payload));
}
process.on('message', (message: AskedJob | { readonly released: string }) => {
  if (!('name' in message)) return;
  const { id } = message;
  work(message).then(
    () => process.send?.({ id }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
process.send?.({ port: server.port });
