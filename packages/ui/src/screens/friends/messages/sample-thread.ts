import type { ConversationListing } from '@nestmates/application/friends/messages/contract.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { people } from '../../../drawings/people.ts';
import type { Conversation } from './conversations/conversation.ts';
import type { Delivery, ThreadMessage } from './thread/thread-rows.ts';

/** A fixed Thursday for all stories. */
export const now = new Date(2026, 5, 4);

const conversation = (
  userId: number,
  { name, face, backdrop }: Pick<Conversation, 'name' | 'face' | 'backdrop'>,
  rest: Partial<Conversation>,
): Conversation => ({
  userId,
  name,
  face,
  backdrop,
  age: 33,
  children: [
    { gender: 'girl', age: 4 },
    { gender: 'boy', age: 1 },
  ],
  distance: 'Within 5 km',
  bio: null,
  interests: [],
  last: null,
  unread: 0,
  ...rest,
});

const lastMessage = (text: string, mine = false) => ({ last: { text, mine } });

export const priya = conversation(1, people.priya, {
  ...lastMessage('Sending you a swap request now.', true),
  interests: ['Hiking', 'reading'],
});

export const conversations: readonly Conversation[] = [
  priya,
  conversation(2, people.amara, {
    ...lastMessage('Is Saturday from two still all right for you both?'),
    interests: ['Music', 'gardening'],
    unread: 1,
  }),
  conversation(3, people.noor, {
    ...lastMessage('Thank you for the high chair!'),
    interests: ['Baking', 'volunteering'],
    unread: 2,
  }),
  conversation(4, people.mei, { interests: ['Music', 'travel'] }),
  conversation(5, people.claire, {
    bio: 'Writer, walker, mother of twins. Mostly tired, alw...',
    interests: ['Reading', 'yoga'],
  }),
  conversation(6, people.dana, {
    ...lastMessage('The rain boots are by the door for you.'),
    interests: ['Crafts', 'fitness'],
  }),
];

export const askedAbout: ConversationListing = {
  id: 61,
  sellerId: 1,
  title: 'Wooden balance bike',
  type: 'product',
  price: 4800,
  priceType: 'session',
  imageUrl: itemPhoto('bike'),
  category: 'Toys & Games',
  serviceIcon: null,
  status: 'active',
};

/** Not a connection: the member asks about something on sale. */
export const buyer: Conversation = {
  ...conversation(7, people.hannah, lastMessage('Is it still available?')),
  age: null,
  children: [],
  about: askedAbout.title,
  unread: 1,
};

let count = 0;
const message = (
  day: number,
  hour: number,
  minute: number,
  mine: boolean,
  text: string,
  delivery: Delivery,
) => {
  count += 1;
  return { key: `sample-${count}`, mine, text, at: new Date(2026, 5, day, hour, minute), delivery };
};
const sent = { kind: 'sent' } as const;
const seen = { kind: 'seen' } as const;

export const thread: readonly ThreadMessage[] = [
  message(2, 16, 11, false, 'Hi Sofia! Anika has not stopped talking about Mila.', sent),
  message(2, 16, 12, false, 'Are you two around this week?', sent),
  message(2, 16, 20, true, 'We are! Mila asked for the girl with the yellow boots, so it is mutual.', seen),
  message(
    4,
    9,
    2,
    false,
    'Saturday at the zoo? I can take both of them from two to five if you need the time.',
    sent,
  ),
  message(4, 9, 38, true, 'That would be wonderful. I will bring snacks, and I owe you a Tuesday.', seen),
];

export const threadAboutListing: readonly ThreadMessage[] = [
  message(4, 9, 2, true, 'Hi Priya! Is “Wooden balance bike” still available?', seen),
  message(4, 9, 20, false, 'It is! You can try it out at the playground on Court Street.', sent),
];

export const ownMessage = (text: string, delivery: Delivery, minute = 40) =>
  message(4, 9, minute, true, text, delivery);
export const theirMessage = (text: string, minute = 50) => message(4, 9, minute, false, text, sent);

/** A thread with many messages. */
export const longThread = (many: number): readonly ThreadMessage[] =>
  Array.from({ length: many }, (_, index) => ({
    key: `long-${index}`,
    mine: index % 3 === 0,
    text: `Message ${index + 1}${index % 5 === 0 ? ', with a few more words so that it takes up a second line of the thread' : ''}`,
    at: new Date(2026, 5, 4, 9, 0, -(many - index) * 600),
    delivery: index % 3 === 0 ? seen : sent,
  }));
