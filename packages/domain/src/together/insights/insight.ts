import { DomainError } from '../../platform/shared/errors.ts';
import { productName } from '../../platform/shared/product.ts';
import type { Topic } from './topics.ts';

export interface InsightPart {
  readonly text: string;
  readonly topic: Topic;
}

export const insightParts = ['tip', 'selfCare', 'bonding'] as const;
export type InsightPartName = (typeof insightParts)[number];

/** What a member reads once a week: a tip, something for themselves, and something to do with a child. */
export type Insight = Readonly<Record<InsightPartName, InsightPart>>;

/** Said beside every text, so that nobody takes one for the other. */
export const authorLabels = {
  nestmates: `Written by ${productName}`,
  ai: 'Written with AI',
} as const;

export type Author = keyof typeof authorLabels;

/** Characters of a part of an insight, and of the suggestion of a pair. */
export const writtenLength = { min: 20, max: 400 } as const;

/** The same refusal whatever went wrong with the provider; the reason is for the log. */
export const aiUnavailable = (): DomainError =>
  new DomainError(
    'unavailable',
    'AI_UNAVAILABLE',
    'We could not write this for you just now. Please try again later.',
  );
