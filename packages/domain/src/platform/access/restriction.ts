import { DomainError } from '../shared/errors.ts';

/** From the mildest to the strongest. */
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
}

export const isInForce = ({ from, until, liftedAt }: RestrictionSpan, now: Date): boolean =>
  from <= now && (until === null || until > now) && (liftedAt === null || liftedAt > now);

const strength = ({ kind }: Restriction): number => restrictionKinds.indexOf(kind);

/** Of two of one kind the one that lasts longer. */
const lasts = ({ until }: Restriction): number => until?.getTime() ?? Number.POSITIVE_INFINITY;

/** What holds now: the strongest of those in force. */
export const restrictionNow = (spans: readonly RestrictionSpan[], now: Date): Restriction | undefined =>
  spans
    .filter((span) => isInForce(span, now))
    .toSorted((one, other) => strength(other) - strength(one) || lasts(other) - lasts(one))[0];

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
