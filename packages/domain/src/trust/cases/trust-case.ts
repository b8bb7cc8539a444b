import { DomainError, notFound } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { actionsOpenTo, enter } from '../../platform/shared/machine.ts';
import type { ReportId, Thing } from '../reports/report.ts';
import type { AppealOutcome } from './appeal.ts';
import { type CaseAction, type CaseRole, type CaseState, caseMachine } from './case-machine.ts';
import { type DecisionId, type DecisionKind, decisionKinds } from './decision.ts';

export type CaseId = Id<'case'>;

/** Something that has happened to a case. They are added and never changed. */
export type CaseEvent = {
  readonly at: Date;
  /** The administrator; null for members and for what happens by itself. */
  readonly byId: MemberId | null;
} & (
  | { readonly type: 'reported' | 'added' | 'withdrawn'; readonly reportId: ReportId }
  | { readonly type: 'hidden'; readonly things: readonly Thing[]; readonly toldAt?: Date }
  | { readonly type: 'shown'; readonly things: readonly Thing[] }
  /** `toldAt`: when the member is told; left out where that was at once. */
  | { readonly type: 'limited'; readonly toldAt?: Date }
  | { readonly type: 'unlimited' | 'claimed' | 'closed' | 'appealed' }
  | { readonly type: 'left' | 'expired' | 'joined' }
  /** `toldAt`: set where the member is limited as before. */
  | { readonly type: 'returned'; readonly toldAt?: Date }
  | { readonly type: 'helped' }
  | { readonly type: 'noted' | 'said'; readonly words: string }
  | { readonly type: 'decided'; readonly decisionId: DecisionId; readonly decision: DecisionKind }
  | { readonly type: 'undone'; readonly decisionId: DecisionId }
  | { readonly type: AppealOutcome; readonly words: string }
);

/** What stands now, derived from the events. */
export interface TrustCase {
  readonly id: CaseId;
  readonly memberId: MemberId | null;
  readonly status: CaseState;
  /** How many events there were; a decision names the one that it was made upon. */
  readonly version: number;
  readonly claimedBy: MemberId | null;
  readonly decisionId: DecisionId | null;
}

export const newCase = (id: CaseId, memberId: MemberId): TrustCase => ({
  id,
  memberId,
  status: 'open',
  version: 0,
  claimedBy: null,
  decisionId: null,
});

/** Which action an event is; the others change no state. */
const actionOf: Readonly<Partial<Record<CaseEvent['type'], readonly [CaseAction, CaseRole]>>> = {
  claimed: ['claim', 'admin'],
  noted: ['note', 'admin'],
  helped: ['help', 'admin'],
  said: ['say', 'member'],
  decided: ['decide', 'admin'],
  undone: ['undo', 'admin'],
  appealed: ['appeal', 'member'],
  upheld: ['uphold', 'admin'],
  overturned: ['overturn', 'admin'],
  closed: ['close', 'clock'],
  joined: ['close', 'clock'],
  expired: ['close', 'clock'],
};

function fieldsAfter(event: CaseEvent, { claimedBy, decisionId }: TrustCase) {
  if (event.type === 'claimed') return { claimedBy: event.byId, decisionId };
  if (event.type === 'decided') return { claimedBy: null, decisionId: event.decisionId };
  if (event.type === 'undone') return { claimedBy: event.byId, decisionId: null };
  if (event.type === 'appealed') return { claimedBy: null, decisionId };
  return { claimedBy, decisionId };
}

/** The case after the event, or a refusal. */
export function after(before: TrustCase, event: CaseEvent): TrustCase {
  const next: TrustCase = { ...before, ...fieldsAfter(event, before), version: before.version + 1 };
  const action = actionOf[event.type];
  return action ? enter(caseMachine, action[0], before, action[1], () => next) : next;
}

export const caseOf = (beginning: TrustCase, events: readonly CaseEvent[]): TrustCase =>
  events.reduce(after, beginning);

export const caseActionsOpenTo = ({ status }: Pick<TrustCase, 'status'>): readonly CaseAction[] =>
  actionsOpenTo(caseMachine, status, 'admin');

export const caseNotFound = (): DomainError => notFound('We could not find this case.');

/** Nobody looks after a case that is about them, or decides one that they have reported. */
export const ownCase = (): DomainError =>
  new DomainError('forbidden', 'OWN_CASE', 'You are a part of this case, so somebody else decides it.');

/** What happened since the version that the administrator had before them. */
export interface CaseChange {
  readonly what: string;
  readonly who: string;
}

const done: Readonly<Record<CaseEvent['type'], string>> = {
  reported: 'a report came in',
  added: 'a reporter added to a report',
  withdrawn: 'a report was withdrawn',
  hidden: 'a thing was hidden because of its reports',
  shown: 'a thing is shown again',
  limited: 'the member was limited because of the reports',
  unlimited: 'the member is no longer limited',
  claimed: 'it was claimed',
  closed: 'it was closed, because member and things are gone',
  joined: 'it was joined to another case about the member',
  left: 'the member deleted the account',
  returned: 'it is about another account of the member from now on',
  expired: 'it was closed, because all its reports had been withdrawn for 30 days',
  appealed: 'the member appealed',
  noted: 'a note was written',
  helped: 'help was sent to the member',
  said: 'the member told their side',
  decided: 'it was decided',
  undone: 'the decision was taken back',
  upheld: 'the appeal was turned down',
  overturned: 'the appeal was granted',
};

/** An event, with what was decided where that is what happened. */
interface ToldEvent {
  readonly type: CaseEvent['type'];
  readonly decision?: DecisionKind | undefined;
}

/** "a note was written", "it was decided: Warn" */
export const wordsOfEvent = ({ type, decision }: ToldEvent): string =>
  decision ? `${done[type]}: ${decisionKinds[decision].label}` : done[type];

/** Claims and notes of others are no reason to look again. */
const matters = ({ type }: CaseEvent): boolean => type !== 'noted' && type !== 'claimed';

const changesState = (event: CaseEvent): boolean => matters(event) && event.type in actionOf;

/** What happened after the version and matters for a decision: the last that brought the case into another state, if any. */
export function changeSince(events: readonly CaseEvent[], version: number): CaseEvent | undefined {
  const since = events.slice(version);
  return since.findLast(changesState) ?? since.findLast(matters);
}

export const caseChanged = ({ what, who }: CaseChange): DomainError =>
  new DomainError(
    'conflict',
    'CASE_CHANGED',
    `In the meantime ${what}${who ? ` (${who})` : ''}. Please look again.`,
    { flags: { what, who } },
  );
