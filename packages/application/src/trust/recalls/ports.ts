import type { Recall } from '@nestmates/domain/trust/recalls/recall.ts';

/** Who publishes recalls. */
export interface Recalls {
  /** What is kept of it is replaced by what it publishes next. */
  readonly source: string;
  /**
   * All that are published now; undefined if that cannot be learned within some seconds. Never throws, as what was
   * learned before goes on to hold.
   */
  published(): Promise<readonly Recall[] | undefined>;
}

/** The recalls that are known here. */
export interface KnownRecalls {
  all(): Promise<readonly Recall[]>;
  /** Replaces those of a source; the ids of those that are new or tell of something else now. */
  replace(source: string, recalls: readonly Recall[]): Promise<readonly string[]>;
}
