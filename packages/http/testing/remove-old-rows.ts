import { Removal } from '@nestmates/application/platform/retention/removal.ts';
import type { TestServer } from './test-server.ts';

/** What the nightly job does. */
export const removeOldRows = ({ container }: Pick<TestServer, 'container'>): Promise<void> =>
  container.get(Removal).run();
