import { retention } from '../../platform/retention/retention.ts';
import { type DomainError, notFound } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { days, hours, later } from '../../platform/shared/time.ts';
import type { Pose } from './poses.ts';
import type { SelfieCheckState } from './selfie-check-machine.ts';

export type SelfieCheckId = Id<'selfie-check'>;

/** Two selfies in poses that are asked for, which an administrator compares with the member's main photo. */
export interface SelfieCheck {
  readonly id: SelfieCheckId;
  readonly memberId: MemberId;
  readonly status: SelfieCheckState;
  readonly poses: readonly Pose[];
  readonly askedAt: Date;
  readonly sentAt: Date | null;
  /** The main photo when the selfies were sent, and then the one that was compared. */
  readonly photoUrl: string | null;
  /** When it was decided, or has lapsed. */
  readonly decidedAt: Date | null;
  /** Null before the decision, where it has lapsed, and once the administrator is gone. */
  readonly decidedBy: MemberId | null;
  /** What the administrator tells the member. */
  readonly words: string | null;
}

export const selfieCheckRule = {
  /** How long selfies in these poses are taken. */
  posesFor: hours(1),
  /** How often poses are asked for, so that nobody waits for those of an old picture. */
  asksADay: 3,
  asksAMonth: 10,
  /** Wait after a refusal. */
  waitAfterRefusal: days(7),
  /** How long selfies wait for an administrator. */
  waitsFor: days(30),
  /** How long selfies are kept after the decision, or after the check has lapsed. */
  keptFor: retention.selfies.keptFor,
  /** How long it is known that poses were asked for. */
  asksKeptFor: days(30),
  maxWords: 500,
  wordsMissing: 'Please say why in a sentence: the member reads it.',
  wordsTooLong: 'Please use at most 500 characters.',
} as const;

/** Who has what photo now. */
export interface PhotoNow {
  readonly profilePhotoUrl: string | null;
}

export const posesUntil = ({ askedAt }: Pick<SelfieCheck, 'askedAt'>): Date =>
  later(askedAt, selfieCheckRule.posesFor);

export const isOpenForSelfies = (check: SelfieCheck, now: Date): boolean =>
  check.status === 'asked' && posesUntil(check) > now;

/** Time until which the selfies of a decided check are kept; null before that. */
export const selfiesKeptUntil = ({ decidedAt }: Pick<SelfieCheck, 'decidedAt'>): Date | null =>
  decidedAt && later(decidedAt, selfieCheckRule.keptFor);

const hasSelfies = (check: SelfieCheck, now: Date): boolean =>
  check.sentAt !== null && (selfiesKeptUntil(check)?.getTime() ?? Number.POSITIVE_INFINITY) > now.getTime();

/** Whether an administrator has to look: for the first time, or because of another main photo. */
export function isWaiting(check: SelfieCheck, { profilePhotoUrl }: PhotoNow, now: Date): boolean {
  if (check.status === 'sent') return true;
  return (
    check.status === 'approved' &&
    profilePhotoUrl !== null &&
    profilePhotoUrl !== check.photoUrl &&
    hasSelfies(check, now)
  );
}

export const selfieStages = [
  'none',
  'asked',
  'expired',
  'sent',
  'approved',
  'outdated',
  'again',
  'lapsed',
  'refused',
] as const;
/**
 * How a member's newest check stands for the member. "expired": the poses have; "outdated": it was approved for another
 * main photo, and the selfies are gone.
 */
export type SelfieStage = (typeof selfieStages)[number];

export function stageOf(check: SelfieCheck | undefined, photo: PhotoNow, now: Date): SelfieStage {
  if (!check) return 'none';
  if (isWaiting(check, photo, now)) return 'sent';
  if (check.status === 'asked') return isOpenForSelfies(check, now) ? 'asked' : 'expired';
  if (check.status === 'approved') return photo.profilePhotoUrl === check.photoUrl ? 'approved' : 'outdated';
  return check.status;
}

export const selfieCheckNotFound = (): DomainError => notFound('We could not find this check.');
