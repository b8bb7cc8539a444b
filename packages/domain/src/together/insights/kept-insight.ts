import { DomainError } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { hours, later, minutes } from '../../platform/shared/time.ts';
import { type Author, type Insight, type InsightPartName, insightParts } from './insight.ts';
import type { HelpfulMark } from './topics.ts';
import { type IsoWeek, regenerationsLeft } from './weekly-insight.ts';

export type InsightId = Id<'insight'>;

/** Whether the member found each part helpful; null where the member has not said. */
export type HelpfulMarks = Readonly<Record<InsightPartName, boolean | null>>;

export const noMarks: HelpfulMarks = { tip: null, selfCare: null, bonding: null };

/** An insight as it was written. Writing the one of a week anew adds another with the next number. */
export interface KeptInsight {
  readonly id: InsightId;
  readonly memberId: MemberId;
  readonly week: IsoWeek;
  readonly regeneration: number;
  readonly author: Author;
  readonly insight: Insight;
  readonly generatedAt: Date;
  /** Null while it was only prepared for the member. */
  readonly readAt: Date | null;
  readonly helpful: HelpfulMarks;
}

export type NewInsight = Omit<KeptInsight, 'id' | 'helpful'>;

/** The one of the week that was written last; the insights come with the newest first. */
export const insightOfWeek = (kept: readonly KeptInsight[], week: IsoWeek): KeptInsight | undefined =>
  kept.find((one) => one.week === week);

/** The member's marks on these insights, in their order. */
export const marksOn = (kept: readonly KeptInsight[]): readonly HelpfulMark[] =>
  kept.flatMap(({ insight, helpful }) =>
    insightParts.flatMap((part) => {
      const mark = helpful[part];
      return mark === null ? [] : [{ topic: insight[part].topic, helpful: mark }];
    }),
  );

export const leftInWeek = ({ regeneration }: KeptInsight): number => regenerationsLeft(regeneration);

/** Insights are prepared within these hours of Monday in UTC, before the morning of the members' zones. */
const preparing = hours(8);

/**
 * When the member's insight of the week is prepared: spread over the hours, and the same for a member every week.
 */
export const preparedAt = (memberId: MemberId, monday: Date): Date =>
  later(monday, minutes((memberId * 7) % (preparing / minutes(1))));

export const insightsOff = (): DomainError =>
  new DomainError(
    'conflict',
    'INSIGHTS_OFF',
    'Weekly insights are switched off. You can switch them on in your Mommy AI settings.',
  );

export const beingWritten = (): DomainError =>
  new DomainError('conflict', 'BEING_WRITTEN', 'This is being written already. It will be here in a moment.');
