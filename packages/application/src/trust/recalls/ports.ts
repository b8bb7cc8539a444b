import type { Recall, RecallableProduct } from '@nestmates/domain/trust/recalls/recall.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { RecalledThing } from './recalled-thing.ts';

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
  /** Recalls without those that are known no more. */
  named(ids: readonly string[]): Promise<readonly Recall[]>;
  /** Replaces those of a source; the ids of those that are new or tell of something else now. */
  replace(source: string, recalls: readonly Recall[]): Promise<readonly string[]>;
}

/** A thing that may be recalled, with what is said of it. */
export interface RecallableThing extends RecallableProduct {
  readonly id: number;
}

/** Things of a kind that members sell, or have bought. */
export interface RecallableThings {
  readonly kind: string;
  /** What is done about one of them that was recalled. */
  readonly job: Job<RecalledThing>;
  /** The next ones, by id. */
  after(id: number, boughtSince: Date, limit: number): Promise<readonly RecallableThing[]>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    /** Sources in the order in which they are asked. */
    readonly recallSources: readonly Recalls[];
    readonly knownRecalls: KnownRecalls;
    /** What is compared with recalls that are new. */
    readonly recallableThings: RecallableThings;
  }
}
