import { DomainError, type ErrorDetails, invalid, notFound } from '../../platform/shared/errors.ts';
import type { Id } from '../../platform/shared/ids.ts';
import { days } from '../../platform/shared/time.ts';
import type { ReportCategory } from './categories.ts';

/** What can be reported; each feature brings the kinds that it shows. */
export const thingKinds = [
  'member',
  'photo',
  'message',
  'check-in',
  'swap',
  'playdate',
  'listing',
  'shop',
  'review',
  'order',
] as const;
export type ThingKind = (typeof thingKinds)[number];

/** What visitors can report, too; a seller is a member who sells. */
export const publicThingKinds = ['listing', 'shop', 'member'] as const satisfies readonly ThingKind[];

/** A number, or the name of a photo. */
export type ThingId = number | string;

export interface Thing {
  readonly kind: ThingKind;
  readonly id: ThingId;
}

/** What can be shown or not; a swap, a playdate and an order are between two who both know of it. */
const hideableKinds: readonly ThingKind[] = ['photo', 'message', 'check-in', 'listing', 'shop', 'review'];

/** Whether it can be hidden or taken down. */
export const isHideable = ({ kind }: Pick<Thing, 'kind'>): boolean => hideableKinds.includes(kind);

/** Names a thing in one text, for keys. */
export const keyOfThing = ({ kind, id }: Thing): string => `${kind} ${id}`;

export type ReportId = Id<'report'>;
/**
 * Counted for each reporter, who knows the report by it: from the numbers of one's own reports nobody learns how many
 * others have reported meanwhile.
 */
export type ReportNumber = number;

export const reportStates = ['received', 'looked-at', 'withdrawn'] as const;
export type ReportState = (typeof reportStates)[number];

/** What the reporter is told of a decision, and nothing more. */
export const reportOutcomes = ['done', 'nothing'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export interface Report {
  readonly id: ReportId;
  readonly number: ReportNumber;
  readonly about: Thing;
  readonly category: ReportCategory;
  readonly words: string | null;
  readonly state: ReportState;
  readonly outcome: ReportOutcome | null;
  readonly at: Date;
}

export const reportRule = {
  maxWords: 1000,
  tooLong: 'Please use at most 1,000 characters.',
  missing: 'Please say what is wrong.',
  /** Reports by one member, over all kinds and members. */
  perDay: { max: 100, per: days(1) },
} as const;

export const nothingToReport = (): DomainError => notFound('We could not find what you want to report.');

export const reportNotFound = (): DomainError => notFound('We could not find this report.');

export const ownThing = (): DomainError =>
  new DomainError(
    'conflict',
    'OWN_THING',
    'This is yours. You can change or delete it yourself, and need not report it.',
  );

export const alreadyReported = (): DomainError =>
  new DomainError(
    'conflict',
    'ALREADY_REPORTED',
    'You have reported this already. You can add to your report under "My reports".',
  );

export const tooManyReports = (details: ErrorDetails): DomainError =>
  new DomainError(
    'rate-limited',
    'RATE_LIMITED',
    'You have sent 100 reports within a day. We look at all of them; please report more tomorrow.',
    details,
  );

/** Refuses reports of too many sellers whom nothing but their number has shown. */
export const tooManyStrangersReported = (details: ErrorDetails): DomainError =>
  new DomainError(
    'rate-limited',
    'RATE_LIMITED',
    'You have reported many members today whom you have not met. We look at all of these reports; please report more tomorrow.',
    details,
  );

/** One that somebody has looked at can no longer be changed. */
export function requireOpenReport(report: Pick<Report, 'state'> | undefined): void {
  if (!report) throw reportNotFound();
  if (report.state === 'received') return;
  const message =
    report.state === 'withdrawn'
      ? 'You have withdrawn this report.'
      : 'Somebody has looked at this report already, so it stays as it is.';
  throw new DomainError('conflict', 'CONFLICT', message);
}

/** What is added stands below what was written before. */
export function withMoreWords(words: string | null, more: string): string {
  const joined = words ? `${words}\n\n${more}` : more;
  if (joined.length <= reportRule.maxWords) return joined;
  throw new DomainError('invalid', 'VALIDATION', reportRule.tooLong, {
    issues: [{ path: 'words', message: `Together with what you wrote before: ${reportRule.tooLong}` }],
  });
}

/** What a report was about whose member is gone. */
export const titleOfErased = 'A deleted account';

export const invalidReportLinkMessage = 'This link does not work any more. Please report again.';

export const invalidReportLink = (): DomainError => invalid('token', invalidReportLinkMessage);
