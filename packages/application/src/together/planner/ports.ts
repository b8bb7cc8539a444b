import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Author } from '@nestmates/domain/together/insights/insight.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import type { MemberTime } from '@nestmates/domain/together/planner/free-times.ts';

/** Whose times one of them asks for. */
export interface AskedTimes {
  readonly me: MemberId;
  readonly ids: readonly MemberId[];
  /** Those of them whom the one who asks is connected with. */
  readonly connections: readonly MemberId[];
}

/**
 * When members are free: their weeks and clocks, and what the caller's own calendar holds, and those of connections who
 * let others plan around theirs.
 */
export interface MemberTimes {
  /** Leaves out who does not exist. */
  of(
    asked: AskedTimes,
    within: { readonly from: Date; readonly until: Date },
  ): Promise<ReadonlyMap<MemberId, MemberTime>>;
}

export interface PlannerQueries {
  /** Members whom the member is connected with and may see, the best score first. */
  connectionsOf(me: MemberId, limit: number): Promise<readonly MemberId[]>;
}

/** A suggestion as it was written for a member, about them and another. */
export interface KeptSuggestion {
  readonly otherId: MemberId;
  /** What was known of the two: with other facts another one is written. */
  readonly facts: string;
  readonly suggestion: string;
}

/** One writer's in one week. */
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

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly memberTimes: MemberTimes;
    readonly plannerQueries: PlannerQueries;
    readonly suggestionStore: SuggestionStore;
  }
}
