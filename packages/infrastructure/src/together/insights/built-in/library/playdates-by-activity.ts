import type { PlaydateText } from './library-text.ts';

/** What two families can do together whose children like the same. */
export const playdatesByActivity: readonly PlaydateText[] = [
  {
    ages: [2, 18],
    activities: ['books-stories', 'audiobooks-podcasts', 'storytelling-writing'],
    text: 'Meet at the library and let {mine} and {theirs} choose one book for each other. Both like stories, so the choosing is half of the fun.',
  },
  {
    ages: [0, 12],
    activities: ['music-singing', 'playing-instrument', 'dancing'],
    text: 'Put together a kitchen band: {mine} and {theirs} both like music, so pots, shakers and one song are enough for an hour.',
  },
  {
    ages: [2, 8],
    activities: ['vehicles-trains'],
    text: 'Watch trains or a building site together. {Mine} and {theirs} both like machines and will do the talking for all four of you.',
  },
  {
    ages: [3, 10],
    activities: ['dinosaurs'],
    text: 'Make a dinosaur dig in a sandbox: {mine} and {theirs} bring three animals each and bury them for the other.',
  },
  {
    ages: [4, 18],
    activities: ['space', 'stars-planets'],
    text: 'Meet at dusk with blankets and hot chocolate and look for the first star. {Mine} and {theirs} both like space.',
  },
  {
    ages: [3, 18],
    activities: ['ball-sports', 'team-sports'],
    text: 'Take one ball to a field and let {mine} and {theirs} set up the goals. They share the sport, so the game needs no adults.',
  },
  {
    ages: [3, 16],
    activities: ['baking', 'cooking-tasting'],
    text: 'Bake one batch in one kitchen: {mine} and {theirs} both like it, and what comes out of the oven is shared in two boxes.',
  },
  {
    ages: [4, 18],
    activities: ['board-games', 'puzzles'],
    text: 'Have a game afternoon with one game from each home. {Mine} and {theirs} both like to play, and you two get the second table.',
  },
  {
    ages: [4, 14],
    activities: ['collecting'],
    text: 'Let {mine} and {theirs} bring five pieces of their collections to show and to trade, with a rule that trades last.',
  },
  {
    ages: [2, 14],
    activities: [
      'scribbling-drawing',
      'painting',
      'crafting',
      'clay-dough',
      'digital-art',
      'sewing-textiles',
    ],
    text: 'Cover a table with paper and put paints or clay in the middle: {mine} and {theirs} both like making things. Old shirts for everyone.',
  },
  {
    ages: [2, 10],
    activities: ['pretend-play', 'dress-up', 'puppets-theater'],
    text: 'Bring a bag of old clothes to one home. {Mine} and {theirs} both like to pretend, and there will be a show before anybody goes.',
  },
  {
    ages: [2, 10],
    activities: ['stacking-sorting', 'building-blocks'],
    text: 'Pour all the blocks of two homes into one heap and let {mine} and {theirs} build a town, with a bridge between both halves.',
  },
  {
    ages: [5, 16],
    activities: ['science-experiments', 'taking-apart', 'robots', 'coding', 'model-making'],
    text: 'Give {mine} and {theirs} one experiment or kit to work out together. Both like to know how things work, and two guesses are better than one.',
  },
  {
    ages: [2, 12],
    activities: [
      'climbing',
      'playground',
      'running-tag',
      'swinging-spinning',
      'gymnastics',
      'rough-and-tumble',
    ],
    text: 'Choose a playground with something to climb: {mine} and {theirs} both like to move, and you two can share the bench within sight.',
  },
  {
    ages: [3, 18],
    activities: ['swimming', 'water-play', 'beach-lakes'],
    text: 'Meet at a pool with a shallow end, an adult in the water for each child who needs one. {Mine} and {theirs} both like the water.',
  },
  {
    ages: [3, 16],
    activities: ['cycling-scooters', 'skating-skateboarding'],
    text: 'Bring wheels and helmets to a path without cars. {Mine} and {theirs} can ride laps while you two walk them.',
  },
  {
    ages: [1, 8],
    activities: ['sand-play', 'mud-kitchen', 'bubbles', 'slime-putty'],
    text: 'Plan for dirt: a sandbox, two buckets, a change of clothes each. {Mine} and {theirs} both like what can be dug, poured or squeezed.',
  },
  {
    ages: [1, 12],
    activities: ['pets', 'farm-animals', 'zoo-aquarium', 'horses'],
    text: 'Visit animals together, a farm, a petting zoo or somebody’s patient dog. {Mine} and {theirs} both like them, and animals start conversations.',
  },
  {
    ages: [2, 12],
    activities: ['bugs', 'birds', 'growing-things'],
    text: 'Go looking with a jar and a magnifying glass: {mine} and {theirs} both like small living things, and a park has thousands.',
  },
  {
    ages: [4, 18],
    activities: ['hikes', 'camping'],
    text: 'Choose a short trail with a good rock for a picnic. {Mine} and {theirs} both like being out and can take turns as the guide.',
  },
  {
    ages: [6, 18],
    activities: ['video-games', 'making-videos', 'photo-film', 'educational-apps'],
    text: 'Let {mine} and {theirs} make a one-minute film together: one holds the camera, one acts, and both direct.',
  },
];
