import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container, ServiceIdentifier } from 'inversify';

const shared = new Map<ServiceIdentifier, unknown>();

/**
 * Adapters that start a worker thread serve all servers of this process: a thread takes 25 MB, which stay, and 50 ms
 * of the processor.
 */
export function shareThreads(container: Container): void {
  for (const adapter of [port('passwords'), port('imageProcessor'), port('calendarFeed')]) {
    if (!shared.has(adapter)) shared.set(adapter, container.get<unknown>(adapter));
    container.rebind<unknown>(adapter).toConstantValue(shared.get(adapter));
  }
}
