import { retention } from '../../platform/retention/retention.ts';
import { later } from '../../platform/shared/time.ts';

/** What two had with each other stays reportable for so long after it has ended. */
const reportableAfterEnd = retention.endedConnections.keptFor;

/** What has ended after this is reportable still. */
export const reportableSince = (now: Date): Date => later(now, -reportableAfterEnd);

/** Time until which something that has ended is reportable. */
export const reportableUntil = (endedAt: Date): Date => later(endedAt, reportableAfterEnd);
