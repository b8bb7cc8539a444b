export const feedbackCategories = ['Bug', 'Suggestion', 'Other'] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

/** An admin may change any status to any other. */
export const feedbackStatuses = ['new', 'in_review', 'resolved'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

export const feedbackRule = {
  maxMessage: 1000,
  noCategory: 'Please select a category',
  noMessage: 'Message is required',
  tooLong: 'Message must be under 1000 characters',
} as const;
