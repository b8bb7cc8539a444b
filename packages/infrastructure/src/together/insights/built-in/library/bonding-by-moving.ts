import { forActivities, type LibraryText } from './library-text.ts';

/** Texts for a child who likes to move. */
export const bondingByMoving: readonly LibraryText[] = forActivities({
  'tummy-time-crawling': [
    [0, 1],
    'movement',
    'Lie on the floor in front of {child} and crawl around the same cushion. Meeting on the other side is the whole joke, and it stays funny.',
  ],
  climbing: [
    [2, 12],
    'movement',
    'Find something safe to climb with {child} and stay close. Ask “What is your plan for the way down?” before anyone goes up.',
  ],
  playground: [
    [1, 9],
    'play',
    'Go to a playground that you have never been to with {child} and give it stars together: one for slides, one for swings, one for benches.',
  ],
  'running-tag': [
    [3, 10],
    'movement',
    'Play shadow tag with {child} on a sunny sidewalk or in a yard: whoever steps on the other’s shadow is next.',
  ],
  swimming: [
    [3, 18],
    'movement',
    'Go swimming together and let {child} invent one trick for you to copy. Stay within arm’s reach of anyone who cannot swim well yet.',
  ],
  'cycling-scooters': [
    [3, 16],
    'outdoors',
    'Choose a destination with {child} that has something good at its end, helmets on, and ride there slowly enough to talk.',
  ],
  gymnastics: [
    [3, 14],
    'movement',
    'Spread a soft mat and let {child} be the coach for ten minutes. Your cartwheel does not have to be good to be remembered.',
  ],
  'team-sports': [
    [6, 18],
    'movement',
    'Stay for one whole practice without your phone, and afterwards tell {child} one thing you saw that was not a goal.',
  ],
  'martial-arts': [
    [5, 18],
    'movement',
    'Ask {child} to teach you the bow, the stance and one move. Practice it together every evening this week, once.',
  ],
  'skating-skateboarding': [
    [6, 18],
    'movement',
    'Put helmets and pads on and let {child} give you a first lesson on flat ground, or hold the camera if your knees object.',
  ],
  'rough-and-tumble': [
    [2, 10],
    'movement',
    'Have a pillow fight or a wrestling round with {child} on a soft floor, with a stop word that works at once for everyone.',
  ],
});
