import { forConcept, type LibraryText } from './library-text.ts';

/** Texts for the situation the member told of, and for how they like to meet others. */
export const selfCareBySituation: readonly LibraryText[] = [
  ...forConcept('working moms', [
    [
      'rest',
      'Put ten minutes between work and home: sit in the car, walk around the block, listen to one song to the end. Nobody needs you until it is over.',
    ],
    [
      'asking-for-help',
      'Pick one recurring task this week and hand it to a list, a delivery or another adult. Choosing once is less work than deciding daily.',
    ],
  ]),
  ...forConcept('stay-at-home moms', [
    [
      'rest',
      'Clock out. Choose an hour this evening at which your shift ends, say it out loud, and let what is undone belong to tomorrow.',
    ],
    [
      'company',
      'Plan one conversation this week with someone taller than the kitchen counter, about anything but children.',
    ],
  ]),
  ...forConcept('single parents', [
    [
      'asking-for-help',
      'Write down three people whom you could call late at night, and tell them that they are on the list. Most will be glad to be asked.',
    ],
    [
      'rest',
      'Let one dinner this week be sandwiches on the floor. Easy counts double when you do the work of two.',
    ],
  ]),
  ...forConcept('new to the area', [
    [
      'company',
      'Go to the same café, library hour or playground at the same time two weeks in a row. Familiar faces begin with a second visit.',
    ],
  ]),
  ...forConcept('first-time moms', [
    [
      'rest',
      'Nobody is born knowing this, and everyone at the playground is improvising. Do one thing today the way it suits the two of you.',
    ],
  ]),
  ...forConcept('military spouses', [
    [
      'small-joys',
      'Keep one small ritual that moves with you anywhere: a mug, a playlist, a Friday phone call. Home can be something you carry.',
    ],
  ]),
  ...forConcept('moms of multiples', [
    [
      'asking-for-help',
      'Take the help that is offered, even the clumsy kind. With more than one to carry, “yes, please” is a complete plan.',
    ],
  ]),
  ...forConcept('in a blended family', [
    [
      'rest',
      'Not every evening has to bring the whole family together. Take one for yourself, door closed, book open.',
    ],
  ]),
  ...forConcept('coffee dates', [
    [
      'company',
      'Ask somebody for a coffee with a time in the message: “Thursday at ten?” A question with a time gets an answer.',
    ],
  ]),
  ...forConcept('meeting one-on-one', [
    [
      'company',
      'Choose one friend and an hour for a walk, phones in pockets. One long talk carries further than five quick ones.',
    ],
  ]),
  ...forConcept('video calls', [
    [
      'company',
      'Set up a video call with someone far away for the time when you cook anyway. The phone may lean on the flour.',
    ],
  ]),
  ...forConcept('texting first', [
    ['company', 'Send the message that you have been composing in your head since Monday, typos included.'],
  ]),
  ...forConcept('group hangouts', [
    [
      'company',
      'Start a standing hour: first Saturday, same park, whoever comes, comes. You host nothing, you only show up.',
    ],
  ]),
  ...forConcept('park meetups', [
    [
      'company',
      'Write to one mother before you next go to the park: “We are there at four.” Playing side by side needs no more planning than that.',
    ],
  ]),
  ...forConcept('weekend outings', [
    [
      'company',
      'Let someone else choose the next weekend outing and simply come along. Following is a rest of its own.',
    ],
  ]),
  ...forConcept('evening meetups', [
    [
      'company',
      'Put one evening out on the calendar, even if it is a walk around the block with a friend after bedtime.',
    ],
  ]),
];
