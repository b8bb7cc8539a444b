import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { conversation, exchange } from './conversation.ts';

/** An early riser and a night-shift nurse find an hour when both are awake. */
export const beaAndDana = conversation(
  ['bea', 'dana'],
  [
    ...exchange(days(32) + hours(2), [
      [
        'dana',
        'Ana says you know how to make a back stop hurting. I am a nurse, I lift people for a living.',
      ],
      ['bea', 'Then you need ten minutes on the floor every morning. Yes, the kids may climb on you.', 18],
      ['dana', 'My morning is your evening 😅', 6],
      ['bea', 'Ten minutes at whatever you call morning.', 1],
    ]),
    ...exchange(days(6) + hours(1), [
      ['bea', 'Junie has a fever, 101. She drinks and complains. Do I worry?'],
      [
        'dana',
        'Drinks and complains is good. Worry when she does neither. Call your doctor if it is above 102 tomorrow.',
        4,
      ],
      ['dana', 'And sleep when she sleeps. I mean it.', 1],
      ['bea', 'Thank you. I was sitting here with three open tabs.', 2],
      ['dana', 'Close the tabs.', 1],
    ]),
    ...exchange(hours(5), [
      ['bea', 'Fever gone, appetite back, she has eaten a whole mango and my patience.'],
      ['dana', 'That is the Junie we know.', 50],
      [
        'dana',
        'Does Thursday at ten work for the park? I come straight from the shift and fall asleep by noon.',
        3,
      ],
    ]),
    ...exchange(minutes(38), [
      ['dana', 'I can also bring the big stroller, then Junie may ride on the step.'],
    ]),
  ],
  2,
);
