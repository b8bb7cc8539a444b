import { passwords } from '@nestmates/infrastructure/members/accounts/ports.ts';
import { imageProcessor } from '@nestmates/infrastructure/members/photos/ports.ts';
import { calendarFeed } from '@nestmates/infrastructure/together/calendar/ports.ts';
import type { Container, ServiceIdentifier } from 'inversify';

const shared = new Map<ServiceIdentifier, unknown>();

/**
 * Adapters that start a worker thread serve all servers of this process: a thread takes 25 MB, which stay, and 50 ms
 * of the processor.
 */
export function shareThreads(container: Container): void {
  for (const port of [passwords, imageProcessor, calendarFeed]) {
    if (!shared.has(port)) shared.set(port, container.get<unknown>(port));
    container.rebind<unknown>(port).toConstantValue(shared.get(port));
  }
}
