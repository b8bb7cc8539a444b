import { forAnyAge, type LibraryText } from './library-text.ts';

/** Texts for anyone, at any time. */
export const selfCareForAll: readonly LibraryText[] = [
  ...forAnyAge([
    [
      'rest',
      'Sit down for the first cup of coffee or tea instead of drinking it standing at the counter. Five minutes in a chair is a rest, not a luxury.',
    ],
    [
      'rest',
      'Choose one thing on today’s list that can be done badly or not at all. Cross it out now, before the day decides for you.',
    ],
    [
      'rest',
      'Go to bed half an hour earlier on one night this week, with the dishes still in the sink. They will wait. They are good at it.',
    ],
    [
      'rest',
      'Before the next task, drop your shoulders and breathe out slowly three times. It takes twenty seconds, and nobody will notice but you.',
    ],
    [
      'rest',
      'Mute one loud group chat tonight, or unsubscribe from five e-mails. Quiet can begin on your phone.',
    ],
    [
      'asking-for-help',
      'Ask for one specific thing today: “Can you take bath time on Wednesday?” People help more easily when they know what help looks like.',
    ],
    [
      'asking-for-help',
      'Make a list of what you do that nobody sees, and show it to someone close to you. Part of it may find a new owner.',
    ],
    [
      'company',
      'Send a voice message to a friend while you fold laundry. Two minutes, no reason needed; the answer is often the best part of the day.',
    ],
    [
      'company',
      'Tell one person how the week really was, not how it should have been. Honest sentences turn acquaintances into friends.',
    ],
    [
      'company',
      'Invite someone in without tidying first. Nobody who is worth the coffee comes for the floor.',
    ],
    [
      'small-joys',
      'Put one thing on this week’s calendar that is for you alone, with a time and a place. What has a time tends to happen.',
    ],
    [
      'small-joys',
      'Wear the good sweater and use the good cup. Nice things are allowed on an ordinary Tuesday.',
    ],
    [
      'small-joys',
      'Write down one thing that you did well this week, however small, and leave the note where you will find it by accident.',
    ],
    [
      'small-joys',
      'Choose a tiny hour that is yours, Thursday after bedtime for instance, and decide today what it is for. A plan made early survives being tired.',
    ],
  ]),
];
