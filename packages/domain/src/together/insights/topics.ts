/** What a text of an insight is about. Marking one as helpful or not changes how often its topic comes. */
export const topics = {
  routines: 'Routines',
  feelings: 'Feelings',
  listening: 'Talking and listening',
  play: 'Play',
  learning: 'Learning',
  outdoors: 'Outdoors',
  making: 'Making things',
  movement: 'Movement',
  friends: 'Friends and siblings',
  independence: 'Independence',
  screens: 'Screens',
  rest: 'Rest',
  company: 'Company',
  'small-joys': 'Small joys',
  'asking-for-help': 'Asking for help',
} as const;

export type Topic = keyof typeof topics;

export const topicNames = Object.keys(topics).filter((name): name is Topic => Object.hasOwn(topics, name));

export interface HelpfulMark {
  readonly topic: Topic;
  readonly helpful: boolean;
}

/** The newest marks decide, so that a member whose child has grown is not held to old answers. */
const marksThatCount = 30;

export interface Leanings {
  readonly more: readonly Topic[];
  readonly less: readonly Topic[];
}

/** The member's marks with the newest first. */
export function leanings(marks: readonly HelpfulMark[]): Leanings {
  const balance = new Map<Topic, number>();
  for (const { topic, helpful } of marks.slice(0, marksThatCount)) {
    balance.set(topic, (balance.get(topic) ?? 0) + (helpful ? 1 : -1));
  }
  return {
    more: topicNames.filter((topic) => (balance.get(topic) ?? 0) > 0),
    less: topicNames.filter((topic) => (balance.get(topic) ?? 0) < 0),
  };
}
