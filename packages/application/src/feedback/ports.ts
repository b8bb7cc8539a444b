import type { FeedbackCategory } from '@nestmates/domain/feedback/feedback.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';

export interface FeedbackStore {
  add(feedback: {
    memberId: MemberId;
    category: FeedbackCategory;
    message: string;
    createdAt: Date;
  }): Promise<void>;
}
