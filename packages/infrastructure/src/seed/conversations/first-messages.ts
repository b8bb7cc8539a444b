import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { conversation, exchange } from './conversation.ts';

/** Unread, because Cleo's plan does not open messages yet. */
export const danaToCleo = conversation(
  ['dana', 'cleo'],
  exchange(days(1) + hours(2), [
    ['dana', 'Hi Cleo! I had two under two once. It gets quieter, I promise. What are you reading at night?'],
    ['dana', 'If you need a third hand on the loop in the park: I am awake until noon.', 3],
  ]),
  2,
);

/** Messages from neighbors of Ana; the seed decides which generated members send them. */
export const neighborsToAna = (first: string, second: string) =>
  [
    {
      between: [first, 'ana@nestmates.test'],
      lines: [
        {
          from: first,
          text: 'Hi! Our kids are almost the same age. Do yours like puddles?',
          ago: days(3) + hours(4),
        },
        {
          from: 'ana@nestmates.test',
          text: 'They have never met a puddle they did not like.',
          ago: days(3) + hours(3),
        },
        { from: first, text: 'Then I know a very good one by the boathouse 🌧️', ago: days(3) + hours(2) },
      ],
      unread: 0,
    },
    {
      between: [second, 'ana@nestmates.test'],
      lines: [
        {
          from: second,
          text: 'Hello Ana, thank you for connecting! Are you at the park this weekend?',
          ago: minutes(12),
        },
      ],
      unread: 1,
    },
  ] as const;
