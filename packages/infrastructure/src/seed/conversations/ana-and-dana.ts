import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { conversation, exchange } from './conversation.ts';

/** Two who like to plan: swaps, soccer and a paper calendar. */
export const anaAndDana = conversation(
  ['ana', 'dana'],
  [
    ...exchange(days(60) + hours(4), [
      [
        'dana',
        'Hello neighbor. I read that you have a workbench in the hallway. I have a chair that needs you.',
      ],
      ['ana', 'I love it already. What happened to it?', 31],
      ['dana', 'Three children.', 5],
      ['ana', 'Say no more. Bring it on Sunday.', 2],
    ]),
    ...exchange(days(20) + hours(5), [
      ['dana', 'Two hours of yours on Thursday for two of mine on Saturday?'],
      ['ana', 'Yes please. Mateo wants to see a real soccer game, so your Saturday suits him.', 12],
      ['dana', 'Amal scores on average one goal and three bruises. He will like it.', 8],
      ['ana', 'Snack, water, hat. Anything else?', 3],
      ['dana', 'A folding chair for you. You have earned it.', 4],
    ]),
    ...exchange(days(2) + hours(6), [
      [
        'ana',
        'The chair is done. It is now a red one with a secret drawer. Salma may put one thing into it.',
      ],
      ['dana', 'She has chosen a stone. We do not ask.', 40],
      ['dana', 'Thank you. Really. I will pick it up after my shift on Friday.', 2],
      ['ana', 'Coffee will be on the stove.', 6],
    ]),
  ],
);
