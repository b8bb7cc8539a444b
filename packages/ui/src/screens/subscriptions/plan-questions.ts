import { freeDailySwipes } from '@nestmates/domain/subscriptions/features.ts';
import { moneyBackDays } from '@nestmates/domain/subscriptions/plans.ts';

export interface PlanQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The answers describe the current state: they change when plans can be paid by card. */
export const planQuestions: readonly PlanQuestion[] = [
  {
    question: 'How do I upgrade today?',
    answer:
      'With an early-access code. Paying for a plan by card is still being built, so nothing can be bought yet.',
  },
  {
    question: 'What does an early-access code open?',
    answer:
      'Everything in Premium, at once and at no charge. A code has a number of places and works until they are taken.',
  },
  {
    question: 'What does “Coming” mean?',
    answer:
      'That part of the app is not there yet. When it is, it opens by itself for every plan that lists it.',
  },
  {
    question: 'Can I stay on Free?',
    answer: `For as long as you like. You have ${freeDailySwipes} swipes, and they are all there again the next day.`,
  },
  {
    question: 'Will I be charged without knowing?',
    answer:
      'No. We hold no card of yours, and a plan will begin only when you buy it yourself. You will be able to cancel at any time.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `Yes. Once plans can be bought, each comes with a ${moneyBackDays}-day money-back guarantee.`,
  },
];
