import type { Restriction } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Appeal } from '@nestmates/domain/trust/cases/appeal.ts';
import type { Decision } from '@nestmates/domain/trust/cases/decision.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';

export interface DecisionAbout extends Decision {
  readonly appeal: Appeal | undefined;
  /** Titles of what it rests on, as it was called then. */
  readonly titles: readonly string[];
}

/** A thing, with what it was called in the first report about it. */
export interface HiddenThing {
  readonly thing: Thing;
  readonly title: string;
}

export interface StandingFacts {
  /** What restricts the member, as far as they were told. */
  readonly restriction: Restriction | undefined;
  /** Those that were not taken back, the newest first. */
  readonly decisions: readonly DecisionAbout[];
  /** What is hidden until somebody has looked at it, as far as its author was told. */
  readonly hidden: readonly HiddenThing[];
  /** Whether they are limited until somebody has looked, as far as they were told. */
  readonly isLimitedByWeight?: true | undefined;
  /** Whether another account of the mailbox is looked at, and limits them until then, as far as they were told. */
  readonly isLimitedWithAnother?: true | undefined;
  /** What they have said last in the open case. */
  readonly said?: { readonly words: string; readonly at: Date } | undefined;
}

export interface StandingQueries {
  /** Reads in one statement. */
  of(memberId: MemberId): Promise<StandingFacts>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly standingQueries: StandingQueries;
  }
}
