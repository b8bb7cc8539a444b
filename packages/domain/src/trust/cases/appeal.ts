import { retention } from '../../platform/retention/retention.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { later } from '../../platform/shared/time.ts';
import { type Decision, isTold } from './decision.ts';

export const appealRule = {
  within: retention.evidence.keptFor,
  maxWords: 2000,
  missing: 'Please say why you see it differently.',
  tooLong: 'Please use at most 2,000 characters.',
} as const;

export const appealOutcomes = ['upheld', 'overturned'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

export const appealStates = ['open', 'waiting', 'upheld', 'overturned', 'closed'] as const;
/** "open": the member may still appeal; "waiting": has appealed, and nobody has answered. */
export type AppealState = (typeof appealStates)[number];

export interface Appeal {
  readonly words: string;
  readonly at: Date;
  readonly outcome: AppealOutcome | null;
  readonly answer: string | null;
}

export const appealUntil = ({ at }: Pick<Decision, 'at'>): Date => later(at, appealRule.within);

export function appealStateOf(decision: Decision, appeal: Appeal | undefined, now: Date): AppealState {
  if (appeal) return appeal.outcome ?? 'waiting';
  return appealUntil(decision) > now ? 'open' : 'closed';
}

const appealClosed = (message: string): DomainError => new DomainError('conflict', 'APPEAL_CLOSED', message);

/** One for each decision that the member was told of, within 180 days. */
export function requireAppealable(decision: Decision, appeal: Appeal | undefined, now: Date): void {
  if (appeal) throw appealClosed('You have appealed this decision already.');
  if (decision.undoneAt || !isTold(decision.decision)) {
    throw appealClosed('This decision no longer stands, so there is nothing to appeal.');
  }
  if (appealUntil(decision) <= now) {
    throw appealClosed('A decision can be appealed for 180 days, and these are over.');
  }
}

/** Requires another administrator than the first, where there is one. */
export function requireOtherJudge(
  decision: Pick<Decision, 'byId'>,
  by: MemberId | null,
  { hasOthers }: { readonly hasOthers: boolean },
): void {
  if (decision.byId !== by || !hasOthers) return;
  throw new DomainError(
    'forbidden',
    'OWN_DECISION',
    'You decided this case. Another administrator decides about the appeal.',
  );
}
