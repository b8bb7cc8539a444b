import { minutes } from '@nestmates/domain/platform/shared/time.ts';

/** What was sent is asked for again where its page has waited longer for the code. */
const freshFor = minutes(1);

/** When the page was received, by this browser's clock; none where the server renders. */
function receivedAt(): number | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page && performance.timeOrigin + (page as PerformanceNavigationTiming).responseStart;
}

/** When the data of a query was read that came with the page: at 0 where it is too old, and now otherwise. */
export function sentReadsAt(): number | undefined {
  const at = receivedAt();
  return at !== undefined && Date.now() - at > freshFor ? 0 : undefined;
}

export const isTooOld = (readAt: number): boolean => readAt === 0;
