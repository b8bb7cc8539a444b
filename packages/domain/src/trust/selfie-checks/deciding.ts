import type { CheckedMember } from '../../platform/access/selfie-check.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { enter } from '../../platform/shared/machine.ts';
import { later } from '../../platform/shared/time.ts';
import { type PhotoNow, type SelfieCheck, selfieCheckRule } from './selfie-check.ts';
import { type SelfieCheckState, type SelfieDecision, selfieCheckMachine } from './selfie-check-machine.ts';

export interface SelfieDecisionDraft {
  readonly decision: SelfieDecision;
  readonly words: string | null;
  /** The main photo that the administrator compared; left out: the one from when the selfies were sent. */
  readonly photoUrl: string | undefined;
  readonly byId: MemberId;
  readonly at: Date;
}

const ownCheck = (): DomainError =>
  new DomainError('forbidden', 'OWN_CHECK', 'This check is yours, so somebody else decides it.');

const photoChanged = (): DomainError =>
  new DomainError(
    'conflict',
    'CHECK_CHANGED',
    'The main photo has changed in the meantime. Please look again.',
  );

const decisionOf: Readonly<Record<SelfieCheckState, string>> = {
  asked: 'asked for new selfies',
  sent: 'sent',
  approved: 'approved',
  again: 'asked for again',
  lapsed: 'closed, because nobody had looked at it for 30 days',
  refused: 'refused',
};

/** Answers the second of two administrators, and whoever decides about selfies that are gone. */
export const checkDecided = ({ status }: Pick<SelfieCheck, 'status'>, who: string): DomainError =>
  new DomainError(
    'conflict',
    'CHECK_DECIDED',
    `In the meantime this check was ${decisionOf[status]}${who ? ` (${who})` : ''}.`,
    { flags: { what: status, who } },
  );

function requireComparedNow(
  check: SelfieCheck,
  { profilePhotoUrl }: PhotoNow,
  draft: SelfieDecisionDraft,
): void {
  const compared = draft.photoUrl ?? (draft.decision === 'approve' ? check.photoUrl : profilePhotoUrl);
  if (compared !== profilePhotoUrl) throw photoChanged();
}

/** The decided check, or a refusal; whether it is waiting has been asked before. */
export function decide(check: SelfieCheck, photo: PhotoNow, draft: SelfieDecisionDraft): SelfieCheck {
  if (check.memberId === draft.byId) throw ownCheck();
  if (draft.decision === 'refuse' && draft.words === null)
    throw invalid('words', selfieCheckRule.wordsMissing);
  requireComparedNow(check, photo, draft);
  return enter(selfieCheckMachine, draft.decision, check, 'admin', () => ({
    ...check,
    photoUrl: photo.profilePhotoUrl ?? check.photoUrl,
    decidedAt: draft.at,
    decidedBy: draft.byId,
    words: draft.words,
  }));
}

/** The check that nobody has looked at in time; undefined where there is nothing to end yet. */
export function lapse(check: SelfieCheck, at: Date): SelfieCheck | undefined {
  const isDue =
    check.status === 'sent' && check.sentAt && later(check.sentAt, selfieCheckRule.waitsFor) <= at;
  return isDue
    ? enter(selfieCheckMachine, 'lapse', check, 'clock', () => ({ ...check, decidedAt: at }))
    : undefined;
}

/** What a decision leaves on the member's own row. */
export function markOf({ status, photoUrl, decidedAt }: SelfieCheck): PhotoMark | undefined {
  if (status === 'approved') return { checkedAt: decidedAt, checkedPhotoUrl: photoUrl };
  return status === 'refused' ? { checkedAt: null, checkedPhotoUrl: null } : undefined;
}

/** The badge is of this photo alone. */
export interface PhotoMark extends CheckedMember {
  readonly checkedPhotoUrl: string | null;
}
