import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { conversation, exchange } from './conversation.ts';

/**
 * Goes from a first meeting at the playground to a shared Saturday, with a last question that Ana has not
 * answered.
 */
export const anaAndBea = conversation(
  ['ana', 'bea'],
  [
    ...exchange(days(79) + hours(2), [
      ['bea', 'Hi Ana! Your bio made me laugh. Is the blanket really bigger than the kitchen?'],
      ['ana', 'It is! We measured. Luca sleeps on one end while Mateo builds a harbor on the other.', 22],
      ['ana', 'You are new here? Where do you take Junie?', 1],
      ['bea', 'The swings at nine, every day, because we know no other place yet 🙈', 6],
      ['ana', 'Then come to ours on Saturday. Long Meadow, under the two big elms. I bring empanadas.', 9],
      ['bea', 'You had me at empanadas.', 2],
    ]),
    ...exchange(days(74) + hours(1), [
      ['bea', 'Junie has said "Mateo" eleven times since we got home. Eleven.'],
      ['ana', 'He has asked when the girl who is not four comes back 😂', 14],
      ['bea', 'She IS four. Ask her.', 1],
    ]),
    ...exchange(days(9) + hours(3), [
      ['ana', 'Do you still have mornings free? I have a dentist on Thursday and nobody for Luca.'],
      ['bea', 'Bring him! We are home until noon. Does he still nap?', 17],
      ['ana', 'If you read him the train book he is gone in four minutes. You are a treasure.', 4],
      ['bea', 'I will read very slowly.', 2],
    ]),
    ...exchange(minutes(95), [
      ['bea', 'The train book worked again, by the way. Twice. On two children.'],
      ['bea', 'Are we on for Saturday? I could bring the yoga mats and we let them make a tent of it.', 2],
    ]),
  ],
  2,
);
