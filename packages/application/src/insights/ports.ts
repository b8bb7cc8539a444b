import type { Author, Insight } from '@nestmates/domain/insights/insight.ts';
import type { SharedFacts } from '@nestmates/domain/insights/shared-facts.ts';
import type { PairFacts } from '@nestmates/domain/planner/pair-facts.ts';

export interface InsightRequest {
  /** All that may leave for a provider. */
  readonly facts: SharedFacts;
  /** Differs by member, week and regeneration; for a writer that makes its own choices. */
  readonly variation: number;
  /** What she got before, newest first, so that it does not come again. */
  readonly recent: readonly Insight[];
}

export interface SuggestionsRequest {
  readonly pairs: readonly PairFacts[];
  readonly variation: number;
}

/** As the provider counts them. */
export interface TokenUse {
  readonly input: number;
  readonly output: number;
}

/** For the log and the metrics; the member reads one sentence for all of them. */
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
      /** For the log; holds nothing of what was sent or written. */
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
