import type { FeedbackCategory, FeedbackStatus } from '@nestmates/domain/office/feedback/feedback.ts';

export const earlyBird = { code: 'EARLYBIRD', places: 100 } as const;

export interface SeedFeedback {
  readonly from: string;
  readonly category: FeedbackCategory;
  readonly status: FeedbackStatus;
  readonly daysAgo: number;
  readonly message: string;
}

/** Feedback that members have sent so far. */
export const demoFeedback: readonly SeedFeedback[] = [
  {
    from: 'ana@nestmates.test',
    category: 'Suggestion',
    status: 'in_review',
    daysAgo: 9,
    message:
      'I would love to see which playgrounds have shade. In July we plan our whole day around it, and I am surely not the only one.',
  },
  {
    from: 'bea@nestmates.test',
    category: 'Other',
    status: 'resolved',
    daysAgo: 23,
    message:
      'I met my first friend in this city through here last week. No wish, just wanted somebody to know.',
  },
  {
    from: 'cleo@nestmates.test',
    category: 'Bug',
    status: 'new',
    daysAgo: 2,
    message:
      'When I hold the phone in one hand and turn it sideways (I was feeding a baby), my half-written bio was gone. It came back when I turned it again, but my heart stopped.',
  },
  {
    from: 'dana@nestmates.test',
    category: 'Suggestion',
    status: 'new',
    daysAgo: 1,
    message:
      'For us night workers: please let me be free from nine to two while the kids are in school. Weekday mornings is when I sleep.',
  },
];
