import { forAges, forAnyAge, type LibraryText } from './library-text.ts';

/** Something to do with a child from six to nearly grown, and with everyone at home. */
export const bondingFromSchoolOn: readonly LibraryText[] = [
  ...forAges(
    [6, 8],
    [
      ['play', 'Let {child} teach you a playground game with all its rules, and lose honestly.'],
      [
        'making',
        'Draw a comic together: you fill the first box, {child} the second, and so on until the page is full.',
      ],
      [
        'learning',
        'Begin a book club for two with {child}, one chapter an evening. Whoever reads aloud may do the voices.',
      ],
      [
        'independence',
        'Cook one recipe in which {child} is the chef, you are the kitchen hand who says “Yes, chef”, and only you touch the oven.',
      ],
      [
        'listening',
        'Pass a notebook back and forth with {child}: one question each, answered in writing, left under the pillow. Some things are easier to write.',
      ],
    ],
  ),
  ...forAges(
    [9, 12],
    [
      [
        'play',
        'Play cards or a board game after dinner, best of three, and the loser does the dishes. {Child} picks the game.',
      ],
      [
        'listening',
        'Take {child} out alone, for hot chocolate or a burger, without an agenda. The music on the way is theirs to choose.',
      ],
      [
        'making',
        'Cook something with {child} that neither of you has ever made, from a country picked on the map with eyes closed.',
      ],
      [
        'independence',
        'Let {child} plan a Saturday with a small budget and a timetable. You come along as the guest.',
      ],
      [
        'movement',
        'Throw, kick or shoot a ball with {child} for twenty minutes, without coaching. The talk comes by itself, between two throws.',
      ],
    ],
  ),
  ...forAges(
    [13, 15],
    [
      [
        'making',
        'Make a playlist with {child}, one song each in turns, with one veto for each of you. Play it on the next drive.',
      ],
      [
        'listening',
        'Put out a late snack and stay at the kitchen counter. With {child}, the talk often begins just when you meant to go to bed.',
      ],
      [
        'play',
        'Watch one episode of what {child} is watching, and ask only one question afterwards: who would you be?',
      ],
      [
        'independence',
        'Ask {child} for a lesson in something they do better than you, and be a good student for half an hour.',
      ],
      [
        'movement',
        'Walk around the block with {child} after dark, just the two of you, hands in pockets. Talking is easier when nobody has to look up.',
      ],
    ],
  ),
  ...forAges(
    [16, 18],
    [
      [
        'listening',
        'Run an errand with {child} and take the long way home. Whoever is not driving chooses the music and the detour.',
      ],
      [
        'making',
        'Choose the family recipe that {child} wants to be able to cook one day, and make it together from memory, mistakes included.',
      ],
      [
        'learning',
        'Trade recommendations with {child}: one film or album from your youth for one of theirs. Both have to be finished.',
      ],
      [
        'play',
        'Keep one silly tradition with {child} alive: pancakes shaped like animals, the same bad movie every winter. Nearly grown is not too old for it.',
      ],
      [
        'feelings',
        'Write {child} five sentences about what you see in them, and leave the note where it will be found when you are not around.',
      ],
    ],
  ),
  ...forAnyAge([
    [
      'listening',
      'Turn your phone face down for one meal and ask for the best minute of the day. Everybody at the table has one, you included.',
    ],
    [
      'making',
      'Take one photo together today, in the light of a window, exactly as you are. These are the ones that will be looked at.',
    ],
    [
      'play',
      'Let the others choose a game tonight and play it to the end, even if you lose. Especially if you lose.',
    ],
  ]),
];
