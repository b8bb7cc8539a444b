import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';

const keptDays = retention.accountTraces.keptFor / days(1);

/**
 * Browsers and addresses in which accounts were used of late. Those of whose reports wait for a decision are kept for longer,
 * to tell reporters apart, and say nothing else of them.
 */
export const recentTraces = `(
    select member_id, digest, is_browser from account_traces
    where used_at >= server_time() - interval '${keptDays} days'
  )`;
