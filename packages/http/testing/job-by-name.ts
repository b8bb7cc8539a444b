import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Does a job at once, as a worker would. */
export async function runJob(container: Container, name: string, payload: unknown): Promise<void> {
  const handler = container.getAll(port('jobHandlers')).find(({ job }) => job.name === name);
  if (!handler) throw new Error(`No job is called ${name}`);
  await handler.run(payload);
}
