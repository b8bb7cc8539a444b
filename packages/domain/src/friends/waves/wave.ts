import type { PairState } from '../../members/pairs/pair-state.ts';
import { requireVisible } from '../../members/pairs/visibility.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { days, later } from '../../platform/shared/time.ts';

/** A greeting without words between two who are connected, in every plan. */
export interface Wave {
  readonly id: Id<'wave'>;
  readonly senderId: MemberId;
  readonly at: Date;
}

/** How long a member waits before waving to the same connection again. */
const waveInterval = days(7);

/** A wave of theirs that is newer keeps a member from waving again. */
export const wavedSince = (now: Date): Date => later(now, -waveInterval);

/** When a member may wave again; undefined for one who may wave now. */
export function nextWaveAt(
  waves: readonly Pick<Wave, 'senderId' | 'at'>[],
  me: MemberId,
  now: Date,
): Date | undefined {
  const last = waves.findLast(({ senderId, at }) => senderId === me && at > wavedSince(now));
  return last && later(last.at, waveInterval);
}

export function alreadyWaved(again: Date, now: Date): DomainError {
  const span = again.getTime() - now.getTime();
  const inDays = Math.ceil(span / days(1));
  return new DomainError(
    'rate-limited',
    'WAVED',
    `You have waved this week. You can wave again in ${inDays === 1 ? 'a day' : `${inDays} days`}.`,
    { retryAfterSeconds: Math.ceil(span / 1000) },
  );
}

/** Two who are connected may wave, whatever their plans. */
export function requireMayWave(pair: PairState | undefined): void {
  if (pair?.away && pair.connected) {
    throw new DomainError('forbidden', 'NOT_HERE', 'She is not here now. You can wave once she is back.');
  }
  if (requireVisible(pair).connected) return;
  throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can wave to each other once you are connected.');
}
