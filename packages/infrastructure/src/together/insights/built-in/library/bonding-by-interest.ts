import { forActivities, type LibraryText } from './library-text.ts';

/** Texts for the first list of interests, and for the digital ones. */
export const bondingByInterest: readonly LibraryText[] = forActivities({
  'books-stories': [
    [2, 18],
    'learning',
    'Swap books with {child} for a week, a picture book counts, and tell each other afterwards which page was the best one.',
  ],
  'music-singing': [
    [0, 10],
    'making',
    'Make up a song with {child} about the dullest thing in the house, the sink for instance, and sing it each time you pass.',
  ],
  'vehicles-trains': [
    [1, 8],
    'outdoors',
    'Watch real machines with {child} for half an hour: a crossing, a building site, a bus stop. One of you explains, the other carries the snack.',
  ],
  dinosaurs: [
    [3, 10],
    'play',
    'Hide some plastic dinosaurs in a tray of sand and let {child} dig them out with a brush. The museum opens after dinner, and you are the visitor.',
  ],
  space: [
    [4, 18],
    'learning',
    'Find the moon with {child} tonight and draw its shape. Do it again in a week, and compare.',
  ],
  'ball-sports': [
    [3, 18],
    'movement',
    'Invent a new sport with {child}, one ball and one odd rule, and write the rule down before the first goal.',
  ],
  dancing: [
    [2, 14],
    'movement',
    'Learn eight counts from {child}, practice until you have them, and perform them in the kitchen to the same song every evening this week.',
  ],
  baking: [
    [3, 18],
    'making',
    'Bake one cookie recipe with {child} and change one thing, the shape, the spice, the size. Vote on it before you do it again.',
  ],
  'board-games': [
    [4, 18],
    'play',
    'Play a board game with {child} by a rule that you invent together and have to keep until the end. The next game gets a new one.',
  ],
  collecting: [
    [4, 14],
    'learning',
    'Ask {child} for a guided tour of the collection, with five pieces and a story for each. Applaud at the end.',
  ],
  fashion: [
    [8, 18],
    'making',
    'Let {child} style you from your own closet, from shoes to scarf, and wear it outside. Ask what made it work.',
  ],
  languages: [
    [4, 18],
    'learning',
    'Learn to say “good night” in five languages with {child}, a new one every evening, and use the last one for good.',
  ],
  'screen-free': [
    [2, 14],
    'play',
    'Put every screen into one drawer for two hours and let {child} keep the key. Whoever asks for it first makes the snack.',
  ],
  'family-movies': [
    [3, 18],
    'play',
    'Make tickets for a movie night with {child}, dim the lights, and let everyone name a favorite minute at the end.',
  ],
  cartoons: [[3, 10], 'making', 'Watch one cartoon with {child} and then draw the scene that is missing.'],
  'educational-apps': [
    [3, 12],
    'learning',
    'Ask {child} to teach you a favorite app, and make three honest mistakes. Being the teacher is half of learning.',
  ],
  'audiobooks-podcasts': [
    [3, 18],
    'listening',
    'Listen to one chapter with {child} on the floor in the dark. Stop at the most exciting place and guess.',
  ],
  'music-videos': [
    [6, 18],
    'play',
    'Act out a music video with {child} in the living room, hairbrush microphones included, and film it for nobody.',
  ],
  'video-games': [
    [6, 18],
    'play',
    'Take the second controller for twenty minutes and let {child} be the one who explains. Losing is part of your charm.',
  ],
  'making-videos': [
    [8, 18],
    'making',
    'Make a film of one minute with {child} about how to do something very easy, like eating a banana, and take it very seriously.',
  ],
  'digital-art': [
    [7, 18],
    'making',
    'Give {child} a photo of yours to turn into a picture, and hang the result where guests will see it.',
  ],
  'grandparent-calls': [
    [1, 14],
    'friends',
    'Prepare a call with {child}: one thing to show, one question to ask, one song. Grandparents keep calls like that for weeks.',
  ],
});
