import { inSeason, type LibraryText } from './library-text.ts';

/** Something to do with a child at this time of the year, in mild places too. */
export const bondingBySeason: readonly LibraryText[] = [
  ...inSeason('winter', [
    [
      'outdoors',
      'Wrap up warm and go and look at lights with {child}: windows, lamps, the moon. Ten minutes in the dark are an expedition at this age.',
      [0, 2],
    ],
    [
      'play',
      'Warm a towel, wrap {child} up in it and play “Where are you?” until it has cooled. Winter is made for being found.',
      [0, 2],
    ],
    [
      'making',
      'Cut paper stars with {child}, one each evening, and hang them in the window that looks the darkest.',
      [3, 8],
    ],
    [
      'outdoors',
      'Go out with {child} just as it gets dark and count the lights that come on. The walk home counts as adventure.',
      [3, 8],
    ],
    [
      'making',
      'Choose a winter project with {child} that takes three evenings: a blanket, a puzzle, a soup that gets better every time.',
      [9, 18],
    ],
    [
      'play',
      'Have an evening by one lamp: no screens, one game, hot chocolate. Let {child} choose the lamp.',
      [9, 18],
    ],
  ]),
  ...inSeason('spring', [
    [
      'outdoors',
      'Let {child} touch one new leaf, one bit of bark and one cold stone. Spring begins in the fingertips.',
      [0, 2],
    ],
    [
      'listening',
      'Open the window in the morning and listen with {child} for the first bird. Answer it, both of you.',
      [0, 2],
    ],
    [
      'outdoors',
      'Give {child} a boot and a puddle and only one rule: wait for each other before the big one.',
      [3, 8],
    ],
    [
      'learning',
      'Plant three beans in a glass with {child}, two in light and one in a cupboard, and guess what will happen.',
      [3, 8],
    ],
    [
      'outdoors',
      'Find a bench with {child} on the first warm afternoon and have a picnic of whatever the kitchen gave.',
      [9, 18],
    ],
    [
      'making',
      'Clear out one drawer or shelf together, and let {child} sell or give away what it holds. Half of the profit is for ice cream.',
      [9, 18],
    ],
  ]),
  ...inSeason('summer', [
    [
      'play',
      'Sit in the shade with {child}, a shallow bowl of water and two cups, always within arm’s reach. Pouring is a whole afternoon.',
      [0, 2],
    ],
    [
      'outdoors',
      'Spread a blanket under a tree for {child} and lie down too. From there, even a Tuesday looks like a vacation.',
      [0, 2],
    ],
    [
      'play',
      'Eat dinner outside with {child}, on the step, on a blanket, on the balcony. Sandwiches are allowed to be the whole plan.',
      [3, 8],
    ],
    [
      'movement',
      'Set up a water course with {child}: two buckets, two sponges, one finish line. Stay beside the buckets; everybody ends up wet.',
      [3, 8],
    ],
    [
      'outdoors',
      'Stay up with {child} on a clear night and look for shooting stars. Bring blankets and no questions.',
      [9, 18],
    ],
    [
      'movement',
      'Get up early once with {child} while it is cool, walk or ride somewhere for breakfast, and be back before the day begins.',
      [9, 18],
    ],
  ]),
  ...inSeason('autumn', [
    [
      'play',
      'Sit in a heap of dry leaves with {child} and make it rustle, softly, loudly, softly. Keep a few steps away from the leaves that look tasty.',
      [0, 2],
    ],
    [
      'making',
      'Go for a walk with {child} and carry home one leaf in each color. Hold them up to the window and say their names.',
      [0, 2],
    ],
    [
      'outdoors',
      'Collect five things from the ground with {child} and lay a pattern on the path. Leave it there for the next ones who pass.',
      [3, 8],
    ],
    [
      'making',
      'Bake apples or anything that smells of autumn with {child}, and eat it by the window with the lights off.',
      [3, 8],
    ],
    [
      'outdoors',
      'Take a walk with {child} through leaves, without a goal, until somebody is cold. Whoever is cold first chooses the warm drink.',
      [9, 18],
    ],
    [
      'listening',
      'Make a list with {child} of what this school year should have in it that is not school. Put one thing in the calendar now.',
      [9, 18],
    ],
  ]),
];
