import type { StandingDecision, StandingView } from '@nestmates/application/trust/standing/contract.ts';
import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import type { ReactNode } from 'react';
import { endText } from '../trust-dates.ts';

type Standing = Pick<StandingView, 'standing' | 'until' | 'decisions' | 'ownSide'>;

const isTakenDown = ({ decision, appeal }: StandingDecision): boolean =>
  decision === 'remove' && appeal?.state !== 'overturned';

/** How the member stands, in a few words. */
export function titleOf({ standing, until, decisions, ownSide }: Standing, now: Date): ReactNode {
  const end = until ? (
    <>
      until <em>{endText(until, now)}</em>
    </>
  ) : (
    <em>for now</em>
  );
  switch (standing) {
    case 'good':
      if (ownSide) {
        return (
          <>
            Something is <em>being looked at</em>
          </>
        );
      }
      return decisions.some(isTakenDown) ? (
        <>
          Something was <em>taken down</em>
        </>
      ) : (
        <>
          All is <em>well</em>
        </>
      );
    case 'warned':
      return (
        <>
          You have a <em>warning</em>
        </>
      );
    case 'limited':
      return <>Limited {end}</>;
    case 'suspended':
      return <>Suspended {end}</>;
    case 'banned':
      return (
        <>
          Closed <em>for good</em>
        </>
      );
  }
}

/** What was decided, for the member. */
export const decidedWords: Readonly<Record<DecisionKind, string>> = {
  dismiss: 'Nothing to do',
  warn: 'A warning',
  remove: 'Taken down',
  limit: 'Limited',
  suspend: 'Suspended',
  ban: 'Closed for good',
};

const decisionBehind: Readonly<Partial<Record<StandingView['standing'], DecisionKind>>> = {
  warned: 'warn',
  limited: 'limit',
  suspended: 'suspend',
  banned: 'ban',
};

/** Why the member stands as they do: the newest decision that does that; none where it came by weight. */
export const currentDecision = ({
  standing,
  decisions,
}: Pick<StandingView, 'standing' | 'decisions'>): StandingDecision | undefined =>
  decisions.find(
    ({ decision, appeal }) => decision === decisionBehind[standing] && appeal?.state !== 'overturned',
  );

/** When the member was warned before a decision. */
export const warnedBefore = (
  decisions: readonly StandingDecision[],
  { at }: StandingDecision,
): string | undefined =>
  decisions.find(
    (other) => other.decision === 'warn' && other.at < at && other.appeal?.state !== 'overturned',
  )?.at;

/** What it means for what the member can do. */
export const meanings: Readonly<Record<StandingView['standing'], string>> = {
  good: 'Your account is not restricted.',
  warned: 'Your account is not restricted. A warning counts for 180 days.',
  limited: 'You are not shown to anybody new. What you have with those you know goes on.',
  suspended:
    'Nothing of yours is shown, and you cannot write. Open orders go on, and money goes to whom it belongs. Your plan does not renew.',
  banned:
    'Nothing of yours is shown, and you cannot write. Open orders go on, and money goes to whom it belongs. Your plan does not renew.',
};
