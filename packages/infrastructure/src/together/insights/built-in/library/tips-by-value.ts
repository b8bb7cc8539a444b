import { forConcept, type LibraryText } from './library-text.ts';

/** Texts for what matters to the member: learning, nature, screens, faith and the like. */
export const tipsByValue: readonly LibraryText[] = [
  ...forConcept('learning-minded', [
    [
      'learning',
      'Keep a jar for questions that nobody could answer. Draw one on Sunday and let {child} choose how you two look for the answer.',
      [4, 18],
    ],
    [
      'learning',
      'Count, compare and guess out loud while you cook: how many spoons fill the cup? Numbers stick when they are eaten afterwards.',
      [3, 8],
    ],
  ]),
  ...forConcept('outdoorsy', [
    [
      'outdoors',
      'Go out for ten minutes in weather that you would usually skip. With the right coat, drizzle is an event, and {child} will talk about it longer than about sunshine.',
      [1, 12],
    ],
    [
      'outdoors',
      'Give {child} one patch of ground to look at closely, as big as a pizza box. Count everything that lives in it before you move on.',
      [3, 12],
    ],
  ]),
  ...forConcept('creative', [
    [
      'making',
      'Leave paper and crayons on the kitchen table overnight. Breakfast drawings need no invitation and no cleanup before you leave.',
      [2, 12],
    ],
    [
      'making',
      'Ask about a picture with “Tell me about this part” and not with “What is it?” {Child} hears that you are looking, not testing.',
      [2, 10],
    ],
  ]),
  ...forConcept('low-screen', [
    [
      'screens',
      'Put a basket of “first five minutes” where the tablet used to lie: cards, stickers, a puzzle book. The hardest part of less screen is the beginning.',
      [4, 12],
    ],
    [
      'screens',
      'Choose one evening without screens for the whole family, adults too, and let {child} decide what fills it.',
      [9, 18],
    ],
  ]),
  ...forConcept('tech-friendly', [
    [
      'screens',
      'Make something together with a device instead of watching: ten photos of one color, a three-sentence audio story, a film with spoons as actors.',
      [4, 14],
    ],
    [
      'screens',
      'Ask {child} to set up one thing on your phone that would make your week easier. Skill goes both ways in a family.',
      [8, 18],
    ],
  ]),
  ...forConcept('health-minded', [
    [
      'movement',
      'Put on one song after dinner and dance until it ends. It moves the legs, the plates get cleared, and the mood usually follows.',
      [1, 12],
    ],
    [
      'making',
      'Let {child} choose one vegetable at the store and decide how it gets cut. Choosing comes before tasting.',
      [3, 12],
    ],
  ]),
  ...forConcept('community-minded', [
    [
      'friends',
      'Find one small thing to do for a neighbor together: a card, a swept step, a cart taken back. {Child} learns kindness by being part of it.',
      [3, 18],
    ],
  ]),
  ...forConcept('bilingual', [
    [
      'learning',
      'Give each language its own cozy place: one for bath time, one for the walk. {Child} needs no lessons, just things that are always said that way.',
      [0, 8],
    ],
  ]),
  ...forConcept('Montessori-minded', [
    [
      'independence',
      'Lower one thing this week: a hook, a shelf, a cup. What {child} can reach, {child} can do alone.',
      [1, 6],
    ],
  ]),
  ...forConcept('homeschooling', [
    [
      'learning',
      'Let one day begin with the question that {child} asked yesterday. The lesson plan can wait until lunch.',
      [5, 16],
    ],
  ]),
  ...forConcept('free-range', [
    [
      'independence',
      'On a path away from traffic, agree on a tree or a bench where {child} waits for you, a little farther ahead than last time. Trust grows by the yard.',
      [5, 10],
    ],
  ]),
  ...forConcept('faith-based', [
    [
      'listening',
      'Let {child} choose the words of thanks at one meal this week. However short they are, they are their own.',
      [3, 18],
    ],
  ]),
  ...forConcept('child-led', [
    [
      'play',
      'Let {child} lead a walk and choose every turn for fifteen minutes. You carry the snacks and the way back.',
      [3, 10],
    ],
  ]),
];
