import type { CalendarFeed, FeedContent } from '@nestmates/application/together/calendar/calendar-feed.ts';
import { workerPool } from '../../platform/worker-threads/worker-pool.ts';
import type * as tasks from './ics-worker.ts';

/** Few wait for the whole of a full calendar, which takes long to write; more are refused. */
const maxWaiting = 50;

/** Written in a thread of its own with low priority: a full calendar takes as long as hundreds of other requests. */
export class IcalGeneratorFeed implements CalendarFeed {
  readonly #worker = workerPool<typeof tasks>({
    script: new URL('./ics-worker.ts', import.meta.url),
    concurrency: 1,
    maxWaiting,
    // The priority is the thread's own on Linux; on other systems it would be that of the whole process.
    niceIncrement: process.platform === 'linux' ? 7 : 0,
  });

  write(content: FeedContent): Promise<string> {
    return this.#worker.run('writeIcs', content);
  }
}
