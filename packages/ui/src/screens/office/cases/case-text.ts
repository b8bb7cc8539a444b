import type { CasePageView, CaseView } from '@nestmates/application/office/cases/case-views.ts';
import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { CaseState } from '@nestmates/domain/trust/cases/case-machine.ts';
import { type DecisionKind, isTold } from '@nestmates/domain/trust/cases/decision.ts';
import { wordsOfEvent } from '@nestmates/domain/trust/cases/trust-case.ts';
import { categories } from '@nestmates/domain/trust/reports/categories.ts';
import type { Standing } from '@nestmates/domain/trust/standing/standing.ts';
import type { BadgeTone } from '../../../components/labels/Badge.tsx';

interface Label {
  readonly tone: BadgeTone;
  readonly words: string;
}

const states: Readonly<Record<CaseState, Label>> = {
  open: { tone: 'ochre', words: 'Open' },
  decided: { tone: 'moss', words: 'Decided' },
  appealed: { tone: 'ochre', words: 'Appealed' },
  upheld: { tone: 'plain', words: 'Upheld' },
  overturned: { tone: 'moss', words: 'Overturned' },
  void: { tone: 'plain', words: 'Closed' },
};

export const stateLabel = ({ state, isUrgent }: Pick<CaseView, 'state' | 'isUrgent'>): Label =>
  state === 'open' && isUrgent ? { tone: 'brick', words: 'Urgent' } : states[state];

export const stateWords = (state: CaseState): string => states[state].words;

const standings: Readonly<Record<Standing, Label>> = {
  good: { tone: 'moss', words: 'Good standing' },
  warned: { tone: 'ochre', words: 'Warned' },
  limited: { tone: 'ochre', words: 'Limited' },
  suspended: { tone: 'brick', words: 'Suspended' },
  banned: { tone: 'brick', words: 'Banned' },
};

export const standingLabel = (standing: Standing): Label => standings[standing];

/** A page that is older than the server may not know a reason. */
const labels: Readonly<Record<string, { readonly label: string }>> = categories;

/** "Scam, Harassment" */
export const reasonsOf = ({ categories: reasons }: Pick<CaseView, 'categories'>): string =>
  reasons.map((reason) => labels[reason]?.label ?? 'Another reason').join(', ') || 'No open report';

export const nameOf = (who: { readonly firstName: string } | null): string =>
  who === null ? 'a deleted member' : who.firstName || 'a member without a name';

export const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const reportsText = ({ reports, weight }: Pick<CaseView, 'reports' | 'weight'>): string =>
  `${plural(reports, 'report')}, weight ${weight.toFixed(1)}`;

/** How long ago it was, rounded down: "32 min", "6 h", "2 days". */
export function ageText(at: string, now: Date): string {
  const age = Math.max(0, now.getTime() - new Date(at).getTime());
  if (age < hours(1)) return `${Math.floor(age / minutes(1))} min`;
  if (age < days(1)) return `${Math.floor(age / hours(1))} h`;
  return plural(Math.floor(age / days(1)), 'day');
}

/** "Sara is looking" */
export const claimText = (claimedBy: CaseView['claimedBy'], meId: number): string | undefined =>
  claimedBy && (claimedBy.id === meId ? 'You are looking' : `${nameOf(claimedBy)} is looking`);

const verbs: Readonly<Record<DecisionKind, string>> = {
  dismiss: 'Dismiss',
  warn: 'Warn',
  remove: 'Remove',
  limit: 'Limit',
  suspend: 'Suspend',
  ban: 'Ban',
};

export const verbOf = (decision: DecisionKind): string => verbs[decision];

/** What the button says: "Remove and Tell Leah". */
export const decideText = (decision: DecisionKind, member: CaseView['member']): string =>
  isTold(decision) && member
    ? `${verbs[decision]} and Tell ${nameOf(member)}`
    : `${verbs[decision]} the Case`;

const quietly = ['claimed', 'noted'] as const;

/** What happened since the version that the administrator has seen; notes and claims are no reason to look again. */
export const changeSinceSeen = ({ history }: Pick<CasePageView, 'history'>, seen: number) =>
  history.slice(seen).findLast(({ what }) => quietly.every((type) => what !== wordsOfEvent({ type })));
