import type { Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  AiBudget,
  OpenReservation,
  SettledReservation,
  Spending,
} from '@nestmates/domain/together/insights/ai-budget.ts';
import type { AiSettings } from '@nestmates/domain/together/insights/ai-settings.ts';
import type { Author, Insight } from '@nestmates/domain/together/insights/insight.ts';
import type {
  HelpfulMarks,
  InsightId,
  KeptInsight,
  NewInsight,
} from '@nestmates/domain/together/insights/kept-insight.ts';
import type { InsightSubject, SharedFacts } from '@nestmates/domain/together/insights/shared-facts.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import type { PairFacts } from '@nestmates/domain/together/planner/pair-facts.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';

export interface InsightRequest {
  /** All that may leave for a provider. */
  readonly facts: SharedFacts;
  /** Differs by member, week and regeneration; for a writer that makes its own choices. */
  readonly variation: number;
  /** What the member got before, newest first, so that it does not come again. */
  readonly recent: readonly Insight[];
}

export interface SuggestionsRequest {
  readonly pairs: readonly PairFacts[];
  readonly variation: number;
}

/** Tokens as the provider counts them. */
export interface TokenUse {
  readonly input: number;
  readonly output: number;
}

/** Told to the log and the metrics; the member reads one sentence for all of them. */
export type WritingFailure =
  | 'unreachable'
  | 'slow'
  | 'rate-limited'
  /** The key, the model or the request is not accepted. */
  | 'not-accepted'
  | 'refused'
  | 'cut-off'
  | 'filtered'
  | 'malformed'
  /** The text may not be shown. */
  | 'unacceptable';

/** The use is undefined where the provider did not tell it, though it may have counted the call. */
export type WritingOutcome<Text> =
  | { readonly kind: 'written'; readonly text: Text; readonly use: TokenUse | undefined }
  | {
      readonly kind: 'failed';
      readonly reason: WritingFailure;
      readonly use: TokenUse | undefined;
      /** Told to the log; holds nothing of what was sent or written. */
      readonly detail?: string;
    };

/** A text that is about to be written, so that its cost can be reserved before. */
export interface Draft<Text> {
  /** The most tokens that writing it can use, over all attempts. */
  readonly maxTokens: number;
  write(): Promise<WritingOutcome<Text>>;
}

/** Writes for members. Never throws for what a provider does. */
export interface Writer {
  readonly author: Author;
  insight(request: InsightRequest): Draft<Insight>;
  /** One suggestion for each pair, in their order. */
  suggestions(request: SuggestionsRequest): Draft<readonly string[]>;
}

export interface AiSettingsStore {
  of(memberId: MemberId): Promise<AiSettings>;
  save(memberId: MemberId, settings: AiSettings): Promise<void>;
}

/** What stands in the member's account and in their connections' that an insight is made from. */
export type SubjectFacts = Omit<InsightSubject, 'marks' | 'recent'>;

export interface InsightQueries {
  /** Throws when the member is gone. */
  subject(memberId: MemberId): Promise<SubjectFacts>;
  /** The newest first. */
  kept(memberId: MemberId, limit: number): Promise<readonly KeptInsight[]>;
  /** The last one written of each week, if the member has opened it; the newest first. */
  weekly(memberId: MemberId, page: PageRequest<InsightId>): Promise<readonly KeptInsight[]>;
  /** Who opened the insight of a week, and has not switched insights off since. */
  readersOf(week: IsoWeek): Promise<readonly MemberId[]>;
}

export interface InsightStore {
  /** Undefined where the same one has been written meanwhile. */
  add(insight: NewInsight): Promise<InsightId | undefined>;
  /** Throws when it is gone with its member. */
  markRead(insightId: InsightId, at: Date): Promise<void>;
  /** Changes the marks that are given. False if the member has no such insight. */
  mark(memberId: MemberId, insightId: InsightId, marks: Partial<HelpfulMarks>): Promise<boolean>;
}

export type ReservationId = Id<'ai-reservation'>;

/** One text for one member. */
export interface WritingPurpose {
  readonly memberId: MemberId;
  readonly purpose: string;
}

/** What writing has cost, and what is reserved for it. */
export interface Reservations {
  /** Lets nobody else reserve until the end of the transaction. */
  lock(): Promise<void>;
  /** What a day has cost, and whether the text has been written or is being written since then. */
  look(
    which: WritingPurpose & { readonly day: string; readonly since: Date },
  ): Promise<Spending & { readonly isTaken: boolean }>;
  add(
    reservation: OpenReservation & { readonly purpose: string; readonly openedAt: Date },
  ): Promise<ReservationId>;
  /** `isWritten` where a text came of it that was kept. */
  settle(id: ReservationId, settled: SettledReservation & { readonly isWritten: boolean }): Promise<void>;
}

/** Whoever writes drafts of listings; what that is sent is said beside what a writer of insights is. */
export interface DraftWriter {
  readonly author: Author;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly draftWriter: DraftWriter;
    readonly writer: Writer;
    readonly aiBudget: AiBudget;
    readonly reservations: Reservations;
    readonly aiSettingsStore: AiSettingsStore;
    readonly insightStore: InsightStore;
    readonly insightQueries: InsightQueries;
  }
}
