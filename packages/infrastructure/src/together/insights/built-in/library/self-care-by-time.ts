import { forAges, inSeason, type LibraryText } from './library-text.ts';

/** Texts for a season, and for the age of the children. */
export const selfCareByTime: readonly LibraryText[] = [
  ...inSeason('winter', [
    [
      'small-joys',
      'The light is short now, so take yours at noon: ten minutes outside while it is bright, with a scarf and without a phone.',
    ],
    [
      'rest',
      'Make one winter evening as small as it gets: soup, a blanket, one lamp, early to bed. Nothing has to be achieved.',
    ],
    ['company', 'Ask one friend over for tea in slippers. Winter company does not have to be an event.'],
  ]),
  ...inSeason('spring', [
    [
      'small-joys',
      'Open every window for ten minutes while you drink something warm. Spring airing is for people too.',
    ],
    [
      'small-joys',
      'Put one bunch of spring flowers where mostly you will see it, on the nightstand or next to the sink.',
    ],
    [
      'rest',
      'Sit on a bench for as long as one song lasts and watch other people hurry. Spring looks best from a seat.',
    ],
  ]),
  ...inSeason('summer', [
    [
      'rest',
      'Get up ten minutes before everyone else, once this week, and have the cool morning to yourself.',
    ],
    [
      'small-joys',
      'Read or listen to one chapter in the shade with your shoes off. Summer counts even in small pieces.',
    ],
    [
      'company',
      'Meet a friend for something cold once the evening has cooled down. Half an hour outdoors is a vacation that can be repeated.',
    ],
  ]),
  ...inSeason('autumn', [
    [
      'small-joys',
      'Take a walk without a destination and come home with one good leaf. Autumn is generous to people who walk slowly.',
    ],
    [
      'rest',
      'Cook a pot of something that lasts for two days. Tomorrow’s free half hour is a present from you to you.',
    ],
    [
      'company',
      'Autumn brings new faces at every gate and playground. Ask one of them for a coffee this week.',
    ],
  ]),
  ...forAges(
    [0, 0],
    [
      ['rest', 'Once a day, when the baby sleeps, choose rest before tidying. The laundry has no feelings.'],
      [
        'asking-for-help',
        'Hand the baby to someone you trust for twenty minutes and leave the room. Missing nothing is allowed.',
      ],
    ],
  ),
  ...forAges(
    [1, 2],
    [
      [
        'rest',
        'Sit on the floor while your toddler plays, your back against the wall and nothing in your hands. Being there is enough; you are not the entertainment.',
      ],
    ],
  ),
  ...forAges(
    [1, 5],
    [
      [
        'small-joys',
        'Put your own favorite song on in the car once this week, before the children’s one. Tastes are formed early.',
      ],
    ],
  ),
  ...forAges(
    [3, 8],
    [
      [
        'rest',
        'Introduce ten minutes in which everyone reads or looks at something alone, you included. A kitchen timer makes it official.',
      ],
    ],
  ),
  ...forAges(
    [6, 12],
    [
      [
        'small-joys',
        'While practice or a lesson goes on, do nothing useful: no errands, no inbox. The bleachers are a fine place to read.',
      ],
    ],
  ),
  ...forAges(
    [13, 18],
    [
      [
        'small-joys',
        'You are needed differently now, and an hour opens up here and there. Give one of them back to something that you dropped years ago.',
      ],
      [
        'company',
        'Call another parent of a teenager and compare notes. Hearing “ours too” is worth the ten minutes.',
      ],
    ],
  ),
];
