import { standingNow } from '@nestmates/domain/trust/standing/standing.ts';
import type { MemberStanding } from './case-views.ts';
import type { StandingWithCases } from './ports.ts';

export function viewOfStanding({ cases, ...facts }: StandingWithCases, now: Date): MemberStanding {
  const { standing, until } = standingNow(facts, now);
  return { standing, until: until?.toISOString() ?? null, cases };
}
