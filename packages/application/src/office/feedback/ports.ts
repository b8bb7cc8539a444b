import type { FeedbackCategory, FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';

export interface GivenFeedback {
  readonly id: string;
  /** Number by which lists are ordered and paged. */
  readonly number: number;
  readonly memberId: MemberId;
  readonly category: FeedbackCategory;
  readonly status: FeedbackStatus;
  readonly message: string;
  readonly firstName: string | null;
  readonly email: string;
  readonly createdAt: Date;
}

export interface FeedbackFilter {
  readonly status?: FeedbackStatus | undefined;
  readonly category?: FeedbackCategory | undefined;
}

export interface FeedbackStore {
  add(feedback: {
    memberId: MemberId;
    category: FeedbackCategory;
    message: string;
    createdAt: Date;
  }): Promise<void>;
  /** Locks its row for this transaction. */
  lock(id: string): Promise<GivenFeedback | undefined>;
  setStatus(id: string, status: FeedbackStatus): Promise<void>;
}

/** What the e-mail of thanks tells. */
export interface ResolvedFeedback extends Recipient {
  readonly category: FeedbackCategory;
}

export interface FeedbackQueries {
  /** The newest first. */
  list(filter: FeedbackFilter, page: PageRequest<number>): Promise<readonly GivenFeedback[]>;
  /** Undefined when it is gone, or not resolved any more. */
  resolved(id: string): Promise<ResolvedFeedback | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly feedbackStore: FeedbackStore;
    readonly feedbackQueries: FeedbackQueries;
  }
}
