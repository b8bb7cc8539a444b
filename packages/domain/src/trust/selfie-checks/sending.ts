import { DomainError, invalid } from '../../platform/shared/errors.ts';
import { enter } from '../../platform/shared/machine.ts';
import { hours, later } from '../../platform/shared/time.ts';
import {
  isOpenForSelfies,
  type PhotoNow,
  type SelfieCheck,
  selfieCheckRule,
  stageOf,
} from './selfie-check.ts';
import { selfieCheckMachine } from './selfie-check-machine.ts';

/** When poses were asked for lately. */
export interface RecentAsks {
  readonly inADay: number;
  readonly inAMonth: number;
}

const refuseAsk = (code: string, message: string): DomainError => new DomainError('conflict', code, message);

export const mainPhotoMissing = (): DomainError =>
  refuseAsk(
    'MAIN_PHOTO_MISSING',
    'Please add a photo to your profile first: your selfies are compared with it.',
  );

const refusedLately = (): DomainError =>
  refuseAsk('SELFIE_CHECK_REFUSED', 'Your check was refused. You can try once more a week after it.');

const nothingToAsk = (): DomainError =>
  refuseAsk('SELFIE_CHECK_SENT', 'Your selfies are with us. Nothing more is needed from you now.');

const askedTooOften = (): DomainError =>
  new DomainError(
    'rate-limited',
    'RATE_LIMITED',
    'You have asked for new poses too often. Please try again tomorrow.',
    { retryAfterSeconds: hours(24) / 1000 },
  );

/** Throws unless the member may be asked for new selfies. */
export function requireMayAsk(
  newest: SelfieCheck | undefined,
  photo: PhotoNow,
  { inADay, inAMonth }: RecentAsks,
  now: Date,
): void {
  if (photo.profilePhotoUrl === null) throw mainPhotoMissing();
  const stage = stageOf(newest, photo, now);
  if (stage === 'sent' || stage === 'approved') throw nothingToAsk();
  const mayAfterRefusal = mayAskAgainAt(newest);
  if (mayAfterRefusal && mayAfterRefusal > now) throw refusedLately();
  if (inADay >= selfieCheckRule.asksADay || inAMonth >= selfieCheckRule.asksAMonth) throw askedTooOften();
}

/** When a refused member may try again; null for everybody else. */
export const mayAskAgainAt = (newest: SelfieCheck | undefined): Date | null =>
  newest?.status === 'refused' && newest.decidedAt
    ? later(newest.decidedAt, selfieCheckRule.waitAfterRefusal)
    : null;

export const posesExpired = (): DomainError =>
  refuseAsk(
    'POSES_EXPIRED',
    'These poses have expired. Please ask for new ones and take both selfies again.',
  );

/** The check with its selfies, or a refusal. */
export function send(
  check: SelfieCheck | undefined,
  { profilePhotoUrl }: PhotoNow,
  sentAt: Date,
): SelfieCheck {
  if (check?.status === 'sent') throw nothingToAsk();
  if (!check || !isOpenForSelfies(check, sentAt)) throw posesExpired();
  if (profilePhotoUrl === null) throw mainPhotoMissing();
  return enter(selfieCheckMachine, 'send', check, 'member', () => ({
    ...check,
    sentAt,
    photoUrl: profilePhotoUrl,
  }));
}

export const sameSelfie = (): DomainError =>
  invalid('second', 'Both are the same picture. Please take one selfie for each pose.');
