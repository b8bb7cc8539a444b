import { forAges, type LibraryText } from './library-text.ts';

/** Something to do with a baby, a toddler or a preschooler. */
export const bondingBeforeSchool: readonly LibraryText[] = [
  ...forAges(
    [0, 0],
    [
      [
        'play',
        'Sit {child} on your lap facing you and sing one song with three movements. Stop before the last line and wait for the look that asks for it.',
      ],
      [
        'making',
        'Dance slowly through the room with {child} in your arms, to a song that you love yourself. One of you learns your taste, and the other gets to dance.',
      ],
      [
        'listening',
        'After the bath, hold each hand of {child} and name the fingers one by one, the same way every evening. It will become your secret handshake.',
      ],
      [
        'outdoors',
        'Take {child} to the same tree or window every day this week and wish it good morning together. Traditions begin this small.',
      ],
      [
        'learning',
        'Look into a mirror together and name what you both have: a nose, two ears, a smile. There is little that {child} likes better than faces, and yours most.',
      ],
    ],
  ),
  ...forAges(
    [1, 2],
    [
      [
        'play',
        'Give {child} ten minutes in which you follow: sit where you are put, hold what you are handed, say little.',
      ],
      [
        'independence',
        'Wash something with {child}, spoons, toy animals, potatoes, with a little water in a bowl and a towel below. Stay within reach and let it splash.',
      ],
      [
        'making',
        'Make a drum set with {child} from pots and wooden spoons, and play one song fast and one song slow. Bow at the end.',
      ],
      [
        'learning',
        'Look at photos from when {child} was tiny and tell the same three stories every time. They are the first chapters of a family history.',
      ],
      [
        'movement',
        'Blow a feather or toss a scarf into the air and catch it with {child} until somebody falls over laughing.',
      ],
    ],
  ),
  ...forAges(
    [3, 5],
    [
      [
        'play',
        'Build a den with {child} from two chairs and a blanket, and eat something inside. Everything tastes better in a den.',
      ],
      [
        'listening',
        'Tell a bedtime story in turns, one sentence each. {Child} begins, and nobody may stop the dragon.',
      ],
      [
        'making',
        'Open a restaurant at dinner: {child} draws the menu, takes the orders and decides what the potatoes cost.',
      ],
      [
        'learning',
        'Choose one color with {child} and go on a hunt for ten things that have it before you are back at your door.',
      ],
      [
        'feelings',
        'At bedtime, ask {child} for the rose and the thorn of the day: one lovely thing and one prickly thing. You tell yours too.',
      ],
    ],
  ),
];
