import { moneyBackDays } from '@nestmates/domain/money/subscriptions/plans.ts';
import { freeDailySwipes } from '@nestmates/domain/platform/access/features.ts';

export interface PlanQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Asked as long as a plan lists something that is not there yet. */
export const comingQuestion: PlanQuestion = {
  question: 'What does “Coming” mean?',
  answer:
    'That part of the app is not there yet. When it is, it opens by itself for every plan that lists it.',
};

export const planQuestions: readonly PlanQuestion[] = [
  {
    question: 'How do I upgrade?',
    answer:
      'Choose a plan and pay it by card. It opens as soon as the payment is confirmed, usually within seconds.',
  },
  {
    question: 'What does an early-access code open?',
    answer:
      'Everything in Premium, at once and at no charge. A code has a number of places and works until they are taken.',
  },
  {
    question: 'Can I stay on Free?',
    answer: `For as long as you like. You have ${freeDailySwipes} swipes, and they are all there again the next day.`,
  },
  {
    question: 'Will I be charged without knowing?',
    answer:
      'No. A plan begins only when you buy it yourself, and is renewed each month until you cancel. We never see your card: our payment provider keeps it.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'In your account settings, at any time. Your plan stays open until the end of the month that is paid.',
  },
  {
    question: 'What happens when a payment fails?',
    answer:
      'Your plan stays open for three more days, and we tell you, so that you have time to look at your card.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `Yes, a ${moneyBackDays}-day money-back guarantee: within that time after your first payment you get it back with one button in your account settings, without a reason and once. Your email has to be verified first.`,
  },
];
