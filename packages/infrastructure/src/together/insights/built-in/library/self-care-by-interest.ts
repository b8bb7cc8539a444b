import { forConcept, type LibraryText } from './library-text.ts';

/** Texts for what the member likes to do themselves. */
export const selfCareByInterest: readonly LibraryText[] = [
  ...forConcept('books', [
    [
      'small-joys',
      'Leave a book in the place where you usually reach for the phone. Two pages while the water boils are two pages.',
    ],
    [
      'company',
      'Swap one book with a friend this month and write a line inside the cover. Now you have something to talk about besides bedtimes.',
    ],
  ]),
  ...forConcept('fitness', [
    [
      'small-joys',
      'Shrink the workout until it fits: ten squats while the coffee brews, one song of stretching. Small and done beats big and planned.',
    ],
  ]),
  ...forConcept('wellness', [
    [
      'rest',
      'Give yourself a bedtime habit as reliable as the children’s: a warm drink, dim light, no news.',
    ],
  ]),
  ...forConcept('cooking', [
    ['small-joys', 'Cook one dish that you love and that nobody else asked for. The others may have toast.'],
  ]),
  ...forConcept('baking', [
    [
      'small-joys',
      'Bake something for no occasion at all and eat the first piece warm, standing at the oven. Baker’s rights.',
    ],
  ]),
  ...forConcept('hiking', [
    [
      'small-joys',
      'Choose one trail that you want to walk this season and put the date on the calendar. Until then, take the long way home once.',
    ],
  ]),
  ...forConcept('yoga', [
    ['rest', 'Roll out the mat and do just one pose. If a second one follows, fine; if not, you were there.'],
  ]),
  ...forConcept('crafts', [
    [
      'small-joys',
      'Keep one small project in a bag that you can pick up for ten minutes. Rows and stitches add up faster than free evenings do.',
    ],
  ]),
  ...forConcept('travel', [
    [
      'small-joys',
      'Spend ten minutes planning a trip that you may not take this year. Maps and train times are a vacation of their own.',
    ],
  ]),
  ...forConcept('photography', [
    [
      'small-joys',
      'Take one photo a day this week without a child in it: light on a wall, your shoes, the street. It trains the eye that is only yours.',
    ],
  ]),
  ...forConcept('music', [
    [
      'small-joys',
      'Play the album that you loved at nineteen, loudly, during the dullest chore of the week.',
    ],
  ]),
  ...forConcept('gardening', [
    [
      'rest',
      'Put one thing in soil this week; herbs on the windowsill count. Ten minutes with dirty hands are ten minutes without a screen.',
    ],
  ]),
  ...forConcept('faith', [
    [
      'rest',
      'Keep five quiet minutes for prayer or reflection at the same time each day, even if somebody knocks after three.',
    ],
  ]),
  ...forConcept('homesteading', [
    [
      'small-joys',
      'Pick the one job around the place that you enjoy most and do it first this week, slowly, before the useful ones.',
    ],
  ]),
  ...forConcept('minimalism', [
    ['rest', 'Clear one drawer and leave it half empty. Open it whenever the rest of the house is too much.'],
  ]),
  ...forConcept('fashion', [
    [
      'small-joys',
      'Put together one outfit this week for nobody but yourself, down to the earrings, even if you only go to the supermarket.',
    ],
  ]),
  ...forConcept('gaming', [
    [
      'small-joys',
      'Give yourself one level or one match with headphones on, guilt not included. Play is not only for children.',
    ],
  ]),
  ...forConcept('movies', [
    [
      'small-joys',
      'Watch half a movie tonight and the other half tomorrow. Two short dates with a good film beat none.',
    ],
  ]),
  ...forConcept('volunteering', [
    [
      'asking-for-help',
      'You give a lot. This week, let somebody do one thing for you and answer with nothing but “thank you”.',
    ],
  ]),
  ...forConcept('running a business', [
    [
      'rest',
      'Set a closing time for your business on one evening this week and hang up the sign, even if the sign is a shut laptop.',
    ],
  ]),
  ...forConcept('sports', [
    [
      'company',
      'Text one person and fix a time to move together this week: a run, a court, a pool. It is harder to cancel on a friend than on yourself.',
    ],
  ]),
  ...forConcept('DIY projects', [
    [
      'small-joys',
      'Fix one small thing that has annoyed you for months, the drawer, the hook, the squeak. Enjoy it every time you walk past.',
    ],
  ]),
  ...forConcept('care for the environment', [
    [
      'small-joys',
      'Walk a short errand this week and take the greener street. It is good for your head and happens to suit your principles.',
    ],
  ]),
  ...forConcept('career plans', [
    [
      'small-joys',
      'Block one hour for your own plans: a course, a letter, a daydream with numbers. Treat it like a meeting with somebody important, because it is.',
    ],
  ]),
];
