import { forAges, type LibraryText } from './library-text.ts';

/** Ages six to twelve. */
export const tipsForSchoolChildren: readonly LibraryText[] = [
  ...forAges(
    [6, 8],
    [
      [
        'listening',
        'The best talk often happens side by side: in the car, over the dishes, on a walk. Ask {child} one thing there and leave long gaps.',
      ],
      [
        'independence',
        'Hand {child} one job for good this week, such as filling the water bottle or packing the library book, and resist the check at the door. Forgetting once teaches more than ten reminders.',
      ],
      [
        'independence',
        'Teach {child} one thing that you always do: cracking an egg, folding a shirt, writing a short list. Slow is fine, redoing it afterwards is not.',
      ],
      [
        'learning',
        'Let {child} read to somebody who never corrects: the dog, a stuffed bear, a small cousin. Ten easy minutes are worth more than half an hour of sighs.',
      ],
      [
        'feelings',
        'After a hard school day, {child} needs food and quiet first and questions second. Try twenty minutes with a snack and without asking.',
      ],
      [
        'feelings',
        'Praise the part that was hard: “You kept going after it fell over.” Effort is something {child} can choose again tomorrow.',
      ],
      [
        'friends',
        'When a friend was mean, ask {child}: “Do you want help, a hug, or somebody who listens?” Each of the three is a good answer.',
      ],
      [
        'play',
        'Leave one afternoon this week with nothing in it. Boredom is where {child} begins to build, to draw, or to invent a game with forty rules.',
      ],
      [
        'routines',
        'Have {child} pack the school bag before dinner and not before bed. The missing form shows up while there is still time to laugh about it.',
      ],
      [
        'screens',
        'Sit down for ten minutes and let {child} show you a favorite game or show. Knowing what is in it makes every later rule easier to talk about.',
      ],
      [
        'movement',
        'Let {child} race the clock once a day: to the mailbox and back, around the house, up the hill. Beating yesterday’s time hurts nobody’s feelings.',
      ],
    ],
  ),
  ...forAges(
    [9, 12],
    [
      [
        'listening',
        'Knock before you enter this week, every time. A little privacy makes {child} more likely to come out and talk.',
      ],
      [
        'listening',
        'Keep your good questions to {child} for the dark: in the car at night or at the edge of the bed. It is easier to answer when nobody is looking.',
      ],
      [
        'independence',
        'Let {child} plan one dinner: choose it, write the list, cook it with you near. Expect pasta, and eat it with respect.',
      ],
      [
        'independence',
        'Before you solve a problem, ask {child}: “What have you tried, and what could come next?” Often the second half of the answer is already there.',
      ],
      [
        'friends',
        'Friendships shift quickly at this age. Rather than judging a friend, ask {child}: “What do you like about how you are with them?”',
      ],
      [
        'screens',
        'Make one rule about devices that binds the adults too, such as no phones at the table. {Child} will enforce it gladly, starting with you.',
      ],
      [
        'routines',
        'Choose one planning moment in the week, Sunday after breakfast for instance: what is due, who drives, what is fun. {Child} holds the pen.',
      ],
      [
        'learning',
        'Let {child} teach you something that you do not know, a game, a dance step, a fact about sharks. Explaining a thing is how it sticks.',
      ],
      [
        'feelings',
        'When {child} says “It’s nothing”, try “I have time later, in case it becomes something.” Then be easy to find at bedtime.',
      ],
      [
        'movement',
        'Walk or ride an errand together that you would usually drive. {Child} gets fresh air, and you get a talk that nobody scheduled.',
      ],
      [
        'making',
        'Clear one shelf or one corner of a table that belongs to {child} and to a project that may stay half done. Big plans need a place to wait.',
      ],
    ],
  ),
];
