import { forAges, type LibraryText } from './library-text.ts';

/** Ages thirteen to eighteen. */
export const tipsForTeenagers: readonly LibraryText[] = [
  ...forAges(
    [13, 15],
    [
      [
        'listening',
        'Listen for three minutes without advice. If {child} wants your opinion, a question will come; if not, you have heard something better.',
      ],
      [
        'independence',
        'Trade a rule for a responsibility: half an hour later home, and {child} is the one who texts on the way. Trust grows where it has something to do.',
      ],
      [
        'independence',
        'Let {child} make the next call or appointment, with you sitting beside, silent. The second call will not need you.',
      ],
      [
        'feelings',
        'When {child} slams a door, it is rarely about you. Give it an hour, then knock with something warm to eat and without the topic.',
      ],
      [
        'feelings',
        'Say one specific good thing to {child} this week and then leave the room: “The way you helped your friend was kind.” Praise that asks for nothing gets believed.',
      ],
      [
        'friends',
        'Make your home the easy place for the friends of {child}: a full fruit bowl, some noise allowed, no audience. One evening in the next room tells you more than ten questions.',
      ],
      [
        'screens',
        'Ask {child} to show you what makes them laugh online right now. Laugh where you can, and be curious before you worry.',
      ],
      [
        'screens',
        'Agree with {child} on a charging spot outside the bedrooms for everybody’s phones. It goes down best when yours lies there first.',
      ],
      [
        'learning',
        'Before a test, offer to be the student: {child} explains and you ask the silly questions. Gaps show up kindly that way.',
      ],
      [
        'routines',
        'Ask {child} which two evenings a week should stay free of plans, and defend them together. Rest is easier to keep when it has a name in the calendar.',
      ],
    ],
  ),
  ...forAges(
    [16, 18],
    [
      [
        'independence',
        'Hand over one grown-up task this month: the laundry, a clothes budget, one dinner a week. Let {child} do it their way, including the mistakes.',
      ],
      [
        'independence',
        'Cook two dinners this month side by side and let {child} write the recipes down in their own words. It becomes the first cookbook of a first kitchen.',
      ],
      [
        'listening',
        'Ask {child} for advice on something real in your own life. Being taken seriously is a language that near-adults understand at once.',
      ],
      [
        'learning',
        'When the future is the topic, ask “What would you like a Tuesday to look like in five years?” That is easier for {child} to answer than what to become.',
      ],
      [
        'friends',
        'Tell {child} that there is one call you will always answer without a lecture: the one asking for a ride home. Say it again this week, in one sentence.',
      ],
      [
        'routines',
        'Put a standing date with {child} in the calendar, Sunday pancakes or a Thursday drive, short enough to survive a full week. It may be moved, but it stays.',
      ],
      [
        'feelings',
        'If a plan falls through, hold back the silver lining for a day. “That really stings” is what {child} can use first.',
      ],
      [
        'feelings',
        'Tell {child} about a time when you changed your mind about something big. A crooked path in your past makes room for one in their future.',
      ],
      [
        'screens',
        'Share a playlist, a photo album or a word game with {child}. A small daily exchange on the phone keeps the big talks possible.',
      ],
      [
        'movement',
        'Invite {child} to something that moves, a swim, a climb, a long walk with music, and let them set the pace. Keeping up is your turn now.',
      ],
    ],
  ),
];
