import {
  type Rating,
  requireRating,
  requireReviewText,
  reviewRule,
} from '@nestmates/domain/market/reviews/review.ts';
import { ruleIssues } from '../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../forms/schema.ts';

export interface ReviewForm {
  readonly rating: Rating;
  readonly text: string;
}

/** Stars and words, checked with the domain's rules. */
export const reviewSchema: FormSchema<ReviewForm> = {
  '~standard': {
    validate(values) {
      const { rating, text } = values as { readonly rating: number; readonly text: string };
      const issues = [
        ...ruleIssues('rating', () => requireRating(rating)),
        ...ruleIssues('text', () => requireReviewText(text, reviewRule.longText)),
      ];
      if (issues.length > 0) return { issues };
      return {
        value: { rating: requireRating(rating), text: requireReviewText(text, reviewRule.longText) },
      };
    },
  },
};

/** The words of an answer. */
export const reviewAnswerSchema: FormSchema<string> = {
  '~standard': {
    validate(values) {
      const { text } = values as { readonly text: string };
      const issues = ruleIssues('text', () => requireReviewText(text, reviewRule.longAnswer));
      return issues.length > 0 ? { issues } : { value: requireReviewText(text, reviewRule.longAnswer) };
    },
  },
};
