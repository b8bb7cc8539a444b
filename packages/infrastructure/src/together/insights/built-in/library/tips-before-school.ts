import { forAges, type LibraryText } from './library-text.ts';

/** Babies, toddlers and preschoolers. */
export const tipsBeforeSchool: readonly LibraryText[] = [
  ...forAges(
    [0, 0],
    [
      [
        'listening',
        'Tell {child} one small thing you are doing right now: “Now we warm your socks.” The tune of talking is learned long before the words.',
      ],
      [
        'listening',
        'Wait a few seconds after you speak to {child}, as if an answer were coming. Sooner or later a sound or a kick takes its turn.',
      ],
      [
        'routines',
        'Pick one song that means bedtime and hum it every evening, at home and away. A familiar tune tells {child} what comes next.',
      ],
      [
        'play',
        'Lie on the floor face to face with {child} and copy everything: each sound, each frown, each wave of a hand. It is the first conversation you two can have.',
      ],
      [
        'play',
        'A wooden spoon, a clean cloth and a plastic cup make a good toy basket for {child}. Put out three things instead of ten, stay close by, and swap one tomorrow.',
      ],
      [
        'outdoors',
        'Stop under a tree on your next walk and let {child} look up for a whole minute. Moving leaves are a better show than most toys.',
      ],
      [
        'learning',
        'Hold a picture book so that {child} can see both the page and your face. You may skip the story and simply name what is there.',
      ],
      [
        'feelings',
        'When {child} fusses and nothing seems wrong, change one thing only: another room, a softer light, a slower voice. Fewer things at once is often the kindest help.',
      ],
      [
        'independence',
        'Give {child} a moment before you hand over a toy that is just out of reach. Reaching, wobbling and trying again is the work of this age.',
      ],
      [
        'movement',
        'Several short spells of tummy time, awake and with you right beside, are easier on {child} than one long one. A face at floor level is the best reason to look up.',
      ],
    ],
  ),
  ...forAges(
    [1, 2],
    [
      [
        'routines',
        'Give a warning before every change today: “Two more slides, then the stroller.” {Child} cannot read a clock, but can learn that you mean it.',
      ],
      [
        'routines',
        'Lay out tomorrow’s clothes together and let {child} choose the socks. One decision made in the evening is one argument fewer in the morning.',
      ],
      [
        'feelings',
        'When {child} is in the middle of a storm of tears, say what you see in five words: “You wanted the blue cup.” Being understood comes before being reasonable.',
      ],
      [
        'feelings',
        'When {child} falls apart over a broken cracker, it is rarely about the cracker. Sit down on the floor nearby, say little, and let the wave pass.',
      ],
      [
        'independence',
        'Let {child} carry something real: the mail, a sock for the wash, their own hat. It takes longer, and that is the point.',
      ],
      [
        'listening',
        'Offer two choices that are both fine with you: red shirt or green, apple or banana. {Child} gets to decide, and you keep the plan.',
      ],
      [
        'play',
        'Put half of the toys in a box until next month. With fewer on the shelf, {child} will likely stay longer with each.',
      ],
      [
        'learning',
        'Read the same book a fourth time without sighing, and leave out one word. Waiting for {child} to fill it in is half the fun.',
      ],
      [
        'movement',
        'Lay a path of cushions across the floor for {child} before dinner and walk along beside it. Ten minutes of climbing and stepping take the edge off the longest hour.',
      ],
      [
        'friends',
        'Sharing is still a lot to ask of {child}; taking turns with your help works better. Say whose turn it is now and whose comes next.',
      ],
      [
        'screens',
        'When you need your phone for something real, say what it is: “I am writing to Grandma.” {Child} learns that a screen has a reason and an end.',
      ],
    ],
  ),
  ...forAges(
    [3, 5],
    [
      [
        'feelings',
        'Give feelings a size today: is this a mouse, a dog or an elephant of anger? {Child} can point before the words come, and pointing is a start.',
      ],
      [
        'listening',
        'Ask “What was funny today?” instead of “How was your day?” A small question gets a bigger answer from {child} than a big one.',
      ],
      [
        'independence',
        'Draw the morning in four pictures, breakfast, teeth, clothes, shoes, and hang it low. Then {child} can ask the paper what comes next instead of you.',
      ],
      [
        'independence',
        'Put a small pitcher of water and a cup where {child} can reach them. Spills are part of learning to pour, so leave a cloth there too.',
      ],
      [
        'play',
        'When {child} invites you into a game, ask “Who am I?” and let yourself be told. Ten minutes of being in charge make it easier to follow the rest of the day.',
      ],
      [
        'learning',
        'Answer one “Why?” from {child} today with “What do you think?” and wait. The wildest theory is worth more than the right answer.',
      ],
      [
        'friends',
        'Before friends come over, let {child} put two precious things away in a closet. Everything that stays out is then truly for sharing.',
      ],
      [
        'friends',
        'If a playdate wobbles for {child}, change the place rather than the children: outside, to the table, into the bath-mat boat. A new scene often ends an old quarrel.',
      ],
      [
        'routines',
        'Make the last ten minutes before bed the same three things in the same order. When {child} knows how the day ends, there is less to bargain about.',
      ],
      [
        'movement',
        'When leaving the house with {child} drags, turn it into a mission: hop to the door, tiptoe to the car. A body in motion argues less.',
      ],
      [
        'screens',
        'Decide together how it ends before the screen goes on: after this episode, and {child} presses the button. An ending that was agreed on is a quieter one.',
      ],
    ],
  ),
];
