import { sharedLimitWords } from '../../members/restrictions/shared-limit.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import { days } from '../../platform/shared/time.ts';
import type { CaseEvent } from '../cases/trust-case.ts';

export const ownSideRule = {
  maxWords: 2000,
  missing: 'Please say how you see it.',
  tooLong: 'Please use at most 2,000 characters.',
  perDay: { max: 5, per: days(1) },
} as const;

/** Whether the reports of a case limit the member until somebody has looked. */
export const isLimitedByWeight = (events: readonly CaseEvent[]): boolean =>
  events.findLast(({ type }) => type === 'limited' || type === 'unlimited' || type === 'decided')?.type ===
  'limited';

/** Whoever was told of nothing learns nothing: the same whether there is a case, and whatever became of it. */
export const nothingLookedAt = (): DomainError =>
  new DomainError(
    'conflict',
    'CONFLICT',
    'Nothing of yours is being looked at now. If something was decided, you can appeal it here.',
  );

/** Answers whoever is limited because another account of theirs is looked at. */
export const anotherLookedAt = (): DomainError =>
  new DomainError('conflict', 'CONFLICT', `${sharedLimitWords.why} ${sharedLimitWords.answer}`);

const endings = {
  decided:
    'One of us has decided about it in the meantime, so your words came too late. If anything was restricted or taken down, it stands on this page, and you can appeal it.',
  undecided: 'It is no longer being looked at, so there is nothing that you have to answer.',
} as const;

/** Answers whoever was told that something of theirs was looked at, and answers when that is over. */
export const noLongerLookedAt = (ended: keyof typeof endings): DomainError =>
  new DomainError('conflict', 'CONFLICT', endings[ended]);
