import type { PlaydateText } from './library-text.ts';

/** What two families can do together, by the ages of both children and by the season. */
export const playdatesByAge: readonly PlaydateText[] = [
  {
    ages: [0, 1],
    text: 'Put two blankets side by side in the shade or on a living room floor: {mine} and {theirs} can look at each other while you two talk.',
  },
  {
    ages: [0, 2],
    text: 'Meet for a stroller walk with coffee to go. {Mine} and {theirs} get the fresh air, and the two of you get a conversation with an end.',
  },
  {
    ages: [1, 3],
    text: 'Try a playground with a fence and a sandbox: at this age {mine} and {theirs} will mostly play side by side, and that is a fine beginning.',
  },
  {
    ages: [1, 4],
    text: 'A library story time gives {mine} and {theirs} something to look at together and spares you both the small talk.',
  },
  {
    ages: [2, 5],
    text: 'Bring one bag of chalk each to a quiet path: {mine} and {theirs} can draw a road, and you can sit at its end.',
  },
  {
    ages: [3, 6],
    text: 'An hour at a playground is enough for a first visit of {mine} and {theirs}. Agree on the end before you begin, and leave while it is good.',
  },
  {
    ages: [3, 7],
    text: 'Let {mine} and {theirs} decorate cookies or crackers at one table, then play outside while you clear up together.',
  },
  {
    ages: [5, 9],
    text: 'Set up a treasure hunt with five clues in a park and let {mine} and {theirs} solve it as a team.',
  },
  {
    ages: [6, 10],
    text: 'Invite them to build something big out of boxes: {mine} and {theirs} only need tape, an hour and adults who do not help.',
  },
  {
    ages: [8, 12],
    text: 'Let {mine} and {theirs} cook one simple lunch for all of you. You two stay near the stove and are otherwise guests.',
  },
  {
    ages: [9, 13],
    text: 'Meet at a court or a big lawn with one ball. {Mine} and {theirs} will find a game faster when nobody introduces them.',
  },
  {
    ages: [12, 16],
    text: 'Give {mine} and {theirs} a task instead of a playdate: walk a dog, pick a movie, bake for a sale. Talking comes along the way.',
  },
  {
    ages: [15, 18],
    text: 'Ask {mine} and {theirs} to plan something for both families, a hike or a dinner, with a budget and a free hand.',
  },
  {
    ages: [0, 18],
    text: 'Begin small: one hour, one park, one thermos. If {mine} and {theirs} get along, the second date plans itself.',
  },
  {
    ages: [0, 4],
    season: 'winter',
    text: 'Meet indoors on a gray day with one basket of toys from each home. New toys are half of the fun for {mine} and {theirs}.',
  },
  {
    ages: [3, 10],
    season: 'winter',
    text: 'Make paper stars at one table, the big window will do as a gallery. {Mine} and {theirs} can each take home what the other made.',
  },
  {
    ages: [0, 6],
    season: 'spring',
    text: 'Meet where something is in bloom and let {mine} and {theirs} find three colors each. Rain boots are a good idea.',
  },
  {
    ages: [5, 14],
    season: 'spring',
    text: 'Kites, chalk or a ball: take whatever is in the hallway to the first warm lawn and let {mine} and {theirs} decide.',
  },
  {
    ages: [0, 6],
    season: 'summer',
    text: 'Choose a shady spot with a sprinkler or a shallow basin, an adult right beside it. {Mine} and {theirs} will do the rest.',
  },
  {
    ages: [6, 16],
    season: 'summer',
    text: 'Have a picnic dinner when the heat is over, with everything in one basket and a game that {mine} and {theirs} choose.',
  },
  {
    ages: [0, 8],
    season: 'autumn',
    text: 'Collect leaves, twigs and pine cones and lay a picture with them. {Mine} and {theirs} can work from two sides.',
  },
  {
    ages: [8, 18],
    season: 'autumn',
    text: 'Cook a big pot of soup together after a walk. {Mine} and {theirs} can chop, and everybody takes a jar home.',
  },
];
