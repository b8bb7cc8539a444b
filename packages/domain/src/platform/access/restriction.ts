import { DomainError } from '../shared/errors.ts';
import { later, minutes } from '../shared/time.ts';

/** Ordered from the mildest to the strongest. */
export const restrictionKinds = ['limited', 'suspended', 'banned'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** What a member may not do, and until when; without an end it stays until somebody takes it back. */
export interface Restriction {
  readonly kind: RestrictionKind;
  readonly until: Date | null;
}

/** A restriction from the second in which it begins, up to the one in which it ends. */
export interface RestrictionSpan extends Restriction {
  readonly from: Date;
  readonly liftedAt: Date | null;
  /** Time since which it cannot be taken back by a tap, and what nothing brings back is done. */
  readonly settledAt: Date | null;
  /** When the member is told of what reports have done; left out where that is at once. */
  readonly toldAt?: Date | undefined;
}

/** Whether the member is told of something by now; without a time that was at once. */
export const isToldBy = (toldAt: Date | null | undefined, now: Date): boolean => !toldAt || toldAt <= now;

/** Who has decided what restricts a member takes it back within this time. */
export const takenBackWithin = minutes(10);

export const isInForce = ({ from, until, liftedAt }: RestrictionSpan, now: Date): boolean =>
  from <= now && (until === null || until > now) && (liftedAt === null || liftedAt > now);

const strength = ({ kind }: Restriction): number => restrictionKinds.indexOf(kind);

/** Prefers of two of one kind the one that lasts longer. */
const lasts = ({ until }: Restriction): number => until?.getTime() ?? Number.POSITIVE_INFINITY;

/** What holds now: the strongest of those in force. */
export const restrictionNow = (spans: readonly RestrictionSpan[], now: Date): RestrictionSpan | undefined =>
  spans
    .filter((span) => isInForce(span, now))
    .toSorted((one, other) => strength(other) - strength(one) || lasts(other) - lasts(one))[0];

/** What holds as far as the member was told. */
export const toldRestrictionNow = (
  spans: readonly RestrictionSpan[],
  now: Date,
): RestrictionSpan | undefined =>
  restrictionNow(
    spans.filter(({ toldAt }) => isToldBy(toldAt, now)),
    now,
  );

/**
 * Whether the member may notice what has changed in this moment: not while they are not told of any of it. Where nothing
 * has begun or was lifted, one has ended by itself.
 */
export function isNoticed(spans: readonly RestrictionSpan[], now: Date): boolean {
  const isNow = (at: Date | null): boolean => at?.getTime() === now.getTime();
  const changed = spans.filter(({ from, liftedAt }) => isNow(from) || isNow(liftedAt));
  return changed.length === 0 || changed.some(({ toldAt }) => isToldBy(toldAt, now));
}

/** When something changes by itself; undefined if nothing does. */
export function nextEnd(spans: readonly RestrictionSpan[], now: Date): Date | undefined {
  const ends = spans.filter((span) => isInForce(span, now)).flatMap(({ until }) => until ?? []);
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** One that has ended in this second is none, before anything has been tidied up. */
export const unlessEnded = (restriction: Restriction | undefined, now: Date): Restriction | undefined =>
  restriction?.until && restriction.until <= now ? undefined : restriction;

/** Nothing of them is shown to anybody, and their sessions open only what has to stay open. */
export const isAway = ({ kind }: Pick<Restriction, 'kind'>): boolean => kind !== 'limited';

/** All that keeps the member away now. */
const keptAwayBy = (spans: readonly RestrictionSpan[], now: Date): readonly RestrictionSpan[] =>
  spans.filter((span) => isInForce(span, now) && isAway(span));

/** What ends something of the member at that time: what is settled or, where it begins before that can be, all. */
export function awaySpansFor(
  spans: readonly RestrictionSpan[],
  { at, which }: { readonly at: Date | undefined; readonly which: 'soon' | 'all' },
  now: Date,
): readonly RestrictionSpan[] {
  const away = keptAwayBy(spans, now);
  if (which === 'all') return away.filter(({ settledAt }) => settledAt !== null);
  return at !== undefined && at <= later(now, takenBackWithin) ? away : [];
}

/** Whether the member is away, or away by what nobody can take back by a tap any more. */
export const isAwayNow = (spans: readonly RestrictionSpan[], now: Date): boolean =>
  keptAwayBy(spans, now).length > 0;
export const isAwayForGood = (spans: readonly RestrictionSpan[], now: Date): boolean =>
  keptAwayBy(spans, now).some(({ settledAt }) => settledAt !== null);

/** When the next of what keeps the member away can no longer be taken back; undefined where all of it is settled. */
export function nextSettling(spans: readonly RestrictionSpan[], now: Date): Date | undefined {
  const open = keptAwayBy(spans, now).filter(({ settledAt }) => settledAt === null);
  const times = open.map(({ from }) => later(from, takenBackWithin));
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Which restrictions a call is closed to: those that show the member to somebody new are closed to limited ones, too. */
export type ClosedTo = 'nobody' | 'suspended' | 'limited';

const closes: Readonly<Record<ClosedTo, readonly RestrictionKind[]>> = {
  nobody: [],
  suspended: ['suspended', 'banned'],
  limited: restrictionKinds,
};

const sentences: Readonly<Record<RestrictionKind, string>> = {
  limited: 'Your account is limited for now. You can go on with those you know; nobody new is shown you.',
  suspended: 'Your account is suspended. Under "My standing" you can read why, and appeal.',
  banned: 'Your account is closed for good. Under "My standing" you can read why, and appeal.',
};

export const restricted = ({ kind, until }: Restriction): DomainError =>
  new DomainError('forbidden', 'RESTRICTED', sentences[kind], {
    flags: until ? { until: until.toISOString() } : {},
  });

/** The one question that every call asks. */
export function requireUnrestricted(restriction: Restriction | undefined, closedTo: ClosedTo): void {
  if (restriction && closes[closedTo].includes(restriction.kind)) throw restricted(restriction);
}
