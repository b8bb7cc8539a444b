import { wordsOfPose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import {
  type PhotoNow,
  posesUntil,
  type SelfieCheck,
  stageOf,
} from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { mayAskAgainAt } from '@nestmates/domain/trust/selfie-checks/sending.ts';
import type { SelfieCheckView } from './contract.ts';

const text = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

export function viewOfCheck(check: SelfieCheck | undefined, photo: PhotoNow, now: Date): SelfieCheckView {
  const state = stageOf(check, photo, now);
  const isAsked = state === 'asked' && check !== undefined;
  return {
    state,
    poses: isAsked ? check.poses.map((name) => ({ name, words: wordsOfPose(name) })) : [],
    posesUntil: isAsked ? text(posesUntil(check)) : null,
    sentAt: text(check?.sentAt),
    decidedAt: text(check?.decidedAt),
    words: check?.words ?? null,
    isLookedAtAgain: state === 'sent' && check?.status === 'approved',
    mayAskAgainAt: text(mayAskAgainAt(check)),
  };
}
