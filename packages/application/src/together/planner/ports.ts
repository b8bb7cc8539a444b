import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Author } from '@nestmates/domain/together/insights/insight.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import type { MemberTime } from '@nestmates/domain/together/planner/free-times.ts';

/** When members are free: their weeks, their clocks, and what their calendars hold. */
export interface MemberTimes {
  /** Of those who exist. */
  of(
    ids: readonly MemberId[],
    within: { readonly from: Date; readonly until: Date },
  ): Promise<ReadonlyMap<MemberId, MemberTime>>;
}

export interface PlannerQueries {
  /** Members whom she is connected with and may see, the best score first. */
  connectionsOf(me: MemberId, limit: number): Promise<readonly MemberId[]>;
}

/** A suggestion as it was written for a member, about her and another. */
export interface KeptSuggestion {
  readonly otherId: MemberId;
  /** What was known of the two: with other facts another one is written. */
  readonly facts: string;
  readonly suggestion: string;
}

/** Of one writer in one week. */
export interface SuggestionsOfWeek {
  readonly memberId: MemberId;
  readonly week: IsoWeek;
  readonly author: Author;
}

export interface SuggestionStore {
  of(which: SuggestionsOfWeek): Promise<readonly KeptSuggestion[]>;
  /** Replaces those of other weeks. Leaves out those about members who are gone. */
  keep(which: SuggestionsOfWeek, suggestions: readonly KeptSuggestion[], at: Date): Promise<void>;
}
