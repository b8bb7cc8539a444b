import { type RestrictionKind, takenBackWithin } from '../../platform/access/restriction.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { days, later, minutes } from '../../platform/shared/time.ts';
import { isHideable, type Thing } from '../reports/report.ts';
import type { HouseRuleId } from '../rules/house-rules.ts';

interface DecisionRow {
  readonly label: string;
  /** What it restricts the member by. */
  readonly restricts?: RestrictionKind;
  /** Takes down the things that it rests on. */
  readonly removes?: true;
  /** The member is told. */
  readonly isTold: boolean;
  /** Whether it has an end, and must have one. */
  readonly ends: 'never' | 'may' | 'must';
}

/** What an administrator can decide, from the mildest to the strongest; the number key of each is its place. */
export const decisionKinds = {
  dismiss: { label: 'Nothing to do', isTold: false, ends: 'never' },
  warn: { label: 'Warn', isTold: true, ends: 'never' },
  remove: { label: 'Remove the thing', removes: true, isTold: true, ends: 'never' },
  limit: { label: 'Limit', restricts: 'limited', removes: true, isTold: true, ends: 'may' },
  suspend: { label: 'Suspend', restricts: 'suspended', removes: true, isTold: true, ends: 'must' },
  ban: { label: 'Ban', restricts: 'banned', removes: true, isTold: true, ends: 'never' },
} as const satisfies Readonly<Record<string, DecisionRow>>;

export type DecisionKind = keyof typeof decisionKinds;
export const decisionNames = Object.keys(decisionKinds) as readonly DecisionKind[];

const row = (kind: DecisionKind): DecisionRow => decisionKinds[kind];

export const restrictionOf = (kind: DecisionKind): RestrictionKind | undefined => row(kind).restricts;
export const removesThings = (kind: DecisionKind): boolean => row(kind).removes === true;
export const isTold = (kind: DecisionKind): boolean => row(kind).isTold;
export const endsOf = (kind: DecisionKind): DecisionRow['ends'] => row(kind).ends;

export type DecisionId = Id<'decision'>;

/** What an administrator has decided about a case, in the administrator's words for the member. */
export interface DecisionDraft {
  readonly decision: DecisionKind;
  readonly rule: HouseRuleId;
  readonly words: string;
  readonly until: Date | null;
  /** What it rests on; where the decision removes, these are taken down. */
  readonly things: readonly Thing[];
}

export interface Decision extends DecisionDraft {
  readonly id: DecisionId;
  readonly byId: MemberId | null;
  readonly at: Date;
  readonly undoneAt: Date | null;
}

export const decisionRule = {
  maxWords: 2000,
  missing: 'Please say why, for her to read.',
  tooLong: 'Please use at most 2,000 characters.',
  longestSuspension: days(366),
  undoWithin: takenBackWithin,
} as const;

export const noteRule = {
  maxWords: 2000,
  missing: 'Please write something.',
  tooLong: 'Please use at most 2,000 characters.',
} as const;

/** What is told of a decision is never "everything": whoever decides says which things it rests on. */
export const missingThings = (decision: DecisionKind): string | undefined => {
  if (!isTold(decision)) return undefined;
  return decision === 'remove' ? 'Please choose what is removed.' : 'Please choose what it rests on.';
};

/** Whether its end fits the kind of decision, and what it rests on is named. */
export function requireCompleteDecision({ decision, until, things }: DecisionDraft, now: Date): void {
  const ends = endsOf(decision);
  if (ends === 'must' && !until) throw invalid('until', 'Please say until when.');
  if (ends === 'never' && until) throw invalid('until', 'This decision has no end.');
  if (until && until <= now) throw invalid('until', 'Please choose a time that is still to come.');
  if (until && until > later(now, decisionRule.longestSuspension)) {
    throw invalid('until', 'Please choose an end within a year, or ban her.');
  }
  const missing = missingThings(decision);
  if (missing && things.length === 0) throw invalid('things', missing);
  if (decision === 'remove' && !things.every(isHideable)) {
    throw invalid('things', 'A member, a swap, a playdate and an order cannot be taken down.');
  }
}

export const tooLateToUndo = (): DomainError =>
  new DomainError(
    'conflict',
    'TOO_LATE',
    'A decision can be taken back for ten minutes. After that she can appeal.',
  );

/** Undone within ten minutes, by whoever decided. */
export function requireUndoable(decision: Decision | undefined, by: MemberId | null, now: Date): Decision {
  if (!decision || decision.undoneAt) {
    throw new DomainError('conflict', 'CONFLICT', 'There is no decision to take back.');
  }
  if (decision.byId !== by) {
    throw new DomainError('forbidden', 'FORBIDDEN', 'Only who has decided can take it back.');
  }
  if (now.getTime() - decision.at.getTime() >= decisionRule.undoWithin) {
    throw tooLateToUndo();
  }
  return decision;
}

/** The shortest and the longest wait of e-mails. */
export const shortestWait = minutes(10);
export const longestWait = minutes(60);

/**
 * When the member is told: not by the time of the e-mail that somebody has just reported them, unless somebody may be
 * in danger. `random` is from 0 up to 1.
 */
export const toldAt = (now: Date, { isUrgent, random }: { isUrgent: boolean; random: number }): Date =>
  isUrgent ? now : later(now, shortestWait + Math.floor(random * (longestWait - shortestWait)));
