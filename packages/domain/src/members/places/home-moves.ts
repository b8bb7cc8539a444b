import { DomainError } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';

/** How often a home may change in 30 days, or else one account could look around in every city. */
export const maxMoves = 3;
const countedFor = days(30);

/** What is kept of a member's moves: no place, only times. */
export interface HomeMoves {
  /** Time since which the home is in its city; null if it has not changed since this is kept. */
  readonly homeSince: Date | null;
  /** When the home changed, the latest of them. */
  readonly homeMoves: readonly Date[];
}

interface Home {
  readonly state: string | null;
  readonly city: string | null;
  readonly zipCode: string | null;
}

const counted = (homeMoves: readonly Date[], now: Date): readonly Date[] =>
  homeMoves.filter((at) => later(at, countedFor) > now);

export const movesLeft = ({ homeMoves }: Pick<HomeMoves, 'homeMoves'>, now: Date): number =>
  Math.max(0, maxMoves - counted(homeMoves, now).length);

/** When a member may move who has no move left; undefined for one who may move now. */
export function movesAgainAt({ homeMoves }: Pick<HomeMoves, 'homeMoves'>, now: Date): Date | undefined {
  const first = counted(homeMoves, now).at(-maxMoves);
  return first && later(first, countedFor);
}

function movedTooOften(again: Date, now: Date): DomainError {
  const span = again.getTime() - now.getTime();
  const inDays = Math.ceil(span / days(1));
  return new DomainError(
    'rate-limited',
    'MOVED_TOO_OFTEN',
    `Your home can change three times in 30 days. You can change it again in ${inDays === 1 ? 'a day' : `${inDays} days`}.`,
    { retryAfterSeconds: Math.ceil(span / 1000), flags: { until: again.toISOString() } },
  );
}

const isSameCity = (one: Home, other: Home): boolean => one.state === other.state && one.city === other.city;

/**
 * What is kept when a member gives a home. It is a move once others may see the member: the first home is none, nor is
 * one that is corrected during onboarding, nor the same home again. Refused beyond the limit.
 */
export function moveHome(
  member: Home & HomeMoves & { readonly onboardingComplete: boolean },
  home: Home,
  now: Date,
): HomeMoves {
  const { homeSince, homeMoves, onboardingComplete } = member;
  const stays = isSameCity(member, home);
  if (stays && member.zipCode === home.zipCode) return { homeSince, homeMoves };
  const since = stays ? homeSince : now;
  if (!onboardingComplete) return { homeSince: since, homeMoves };
  const again = movesAgainAt(member, now);
  if (again) throw movedTooOften(again, now);
  return { homeSince: since, homeMoves: [...counted(homeMoves, now), now] };
}
