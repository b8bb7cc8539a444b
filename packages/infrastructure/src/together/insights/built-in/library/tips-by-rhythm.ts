import { forAnyAge, forConcept, type LibraryText } from './library-text.ts';

/** Texts for everyone, and for the rhythm and the tone of a family. */
export const tipsByRhythm: readonly LibraryText[] = [
  ...forAnyAge([
    [
      'feelings',
      'Choose the one part of the day that goes wrong most often and change only its first minute: earlier, quieter, or with you sitting down. Small hinges move big doors.',
    ],
    [
      'listening',
      'Get down to eye level, or up to it, before you say something that matters. Half of being heard is where you stand.',
    ],
    [
      'routines',
      'Write down the three rules that truly count in your house. If a rule is not among them, let it pass once this week.',
    ],
  ]),
  ...forConcept('easy-going', [
    [
      'routines',
      'Going with the flow is easier with one fixed point a day. Choose one, dinner or bath, and let everything else drift around it.',
    ],
    [
      'feelings',
      'Your calm is catching. On the next rough evening, lower your voice instead of raising it, and see how much of the room follows.',
    ],
  ]),
  ...forConcept('structured', [
    [
      'routines',
      'You like a plan, so plan the gap too: put one empty half hour in tomorrow and guard it like an appointment.',
    ],
    [
      'independence',
      'Let {child} write or draw one line of the weekly plan. A plan that belongs to two people is kept by two.',
      [4, 18],
    ],
  ]),
  ...forConcept('routine-loving', [
    [
      'routines',
      'If a routine has stopped working, change one step and keep the rest. What stays the same gives {child} something to hold on to.',
    ],
    [
      'routines',
      'Small children live by order and not by the clock, so tie the plan to things: after the snack, before the bath. {Child} can follow that today.',
      [1, 6],
    ],
  ]),
  ...forConcept('spontaneous', [
    [
      'play',
      'Keep one bag packed by the door with water, wipes and a ball. Spontaneous is more fun when the socks are already in it.',
    ],
    [
      'play',
      'Say yes on the spot to one silly request this week: breakfast for dinner, pajamas to the mailbox. {Child} will remember the yes.',
      [3, 12],
    ],
  ]),
  ...forConcept('gentle', [
    [
      'feelings',
      'Gentle does not have to be long. “I won’t let you hit. I’m here.” is a whole conversation, and {child} hears it better than five sentences.',
      [1, 8],
    ],
    [
      'listening',
      'Repair counts for more than perfection. If you snapped, one plain sentence later, “I was loud, I’m sorry”, shows {child} how it is done.',
    ],
  ]),
  ...forConcept('playful', [
    [
      'play',
      'Use a silly voice for the most boring request of the day. {Child} may still say no, but will be laughing while saying it.',
      [2, 10],
    ],
    [
      'play',
      'Hide the same rubber duck somewhere new every day this week: in a shoe, in the bread box, on the shower rail. A running joke is a small home inside the home.',
      [3, 18],
    ],
  ]),
];
