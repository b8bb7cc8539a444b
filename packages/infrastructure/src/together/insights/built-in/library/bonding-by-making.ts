import { forActivities, type LibraryText } from './library-text.ts';

/** Texts for a child who likes to make and to find out. */
export const bondingByMaking: readonly LibraryText[] = forActivities({
  'scribbling-drawing': [
    [1, 12],
    'making',
    'Draw one picture together with {child} on one sheet, taking turns line by line, without saying what it will be.',
  ],
  painting: [
    [2, 14],
    'making',
    'Paint with {child} outside or on the tiles, with big brushes and two colors only. Find out together how many more come of them.',
  ],
  'clay-dough': [
    [2, 10],
    'making',
    'Shape the same animal as {child}, each behind a cereal box, and then lift the boxes. Give both animals names.',
  ],
  crafting: [
    [4, 14],
    'making',
    'Put a box of clean odds and ends on the table and build a gift for someone with {child}, using nothing new.',
  ],
  'pretend-play': [
    [2, 8],
    'play',
    'Let {child} hand out the roles and play yours for a quarter of an hour, even if you are the dog again.',
  ],
  'dress-up': [
    [2, 10],
    'play',
    'Have dinner in costumes with {child}. Nobody has to explain who they are until dessert.',
  ],
  'puppets-theater': [
    [3, 12],
    'making',
    'Turn two socks into puppets with {child} and let them talk about the day. Puppets say what people do not.',
  ],
  'playing-instrument': [
    [5, 18],
    'listening',
    'Ask {child} for a concert of three minutes, with a program, a chair in the front row and real applause.',
  ],
  'storytelling-writing': [
    [5, 18],
    'making',
    'Begin a story on a postcard and hand it to {child} for the next three lines. Pass it on until the card is full.',
  ],
  'sewing-textiles': [
    [7, 18],
    'making',
    'Mend one thing together with {child} so that the patch shows: a star on the knee, a bright button. Wear it with pride.',
  ],
  'photo-film': [
    [8, 18],
    'making',
    'Give {child} and yourself one theme, doors or shadows or yellow, and twenty minutes. Then show each other your best three pictures.',
  ],
  'stacking-sorting': [
    [1, 4],
    'play',
    'Build a tower with {child} out of whatever is soft and safe, and take turns being the one who knocks it down.',
  ],
  'building-blocks': [
    [2, 10],
    'making',
    'Build the street you live in with {child}, one house each at a time, and let a toy walk home through it.',
  ],
  puzzles: [
    [2, 16],
    'play',
    'Leave a puzzle on a tray and add five pieces a day with {child}. The last piece belongs to whoever can wait.',
  ],
  'counting-numbers': [
    [3, 8],
    'learning',
    'Estimate with {child}: how many steps to the corner, how many peas on the plate? The closest guess chooses the next question.',
  ],
  'science-experiments': [
    [5, 14],
    'learning',
    'Choose one experiment from a library book with {child}, write down your guesses first, and clean up as colleagues.',
  ],
  'taking-apart': [
    [7, 16],
    'learning',
    'Take an old, unplugged thing without a battery apart with {child}, screw by screw, and lay out the parts in order. Nobody has to put it back together.',
  ],
  robots: [
    [5, 16],
    'play',
    'Play robot: {child} programs you across the room with spoken commands, and you do exactly what was said. Then change places.',
  ],
  coding: [
    [7, 18],
    'learning',
    'Ask {child} to show you one thing they have programmed and to change something in it while you watch. Ask what was hardest.',
  ],
  'stars-planets': [
    [4, 18],
    'outdoors',
    'Learn one constellation with {child} this week and find it again from another place. One is enough to own a piece of the sky.',
  ],
  'model-making': [
    [8, 18],
    'making',
    'Work on a model beside {child} for an hour, each with a job, and let the glue decide how long you talk.',
  ],
});
