import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import { bioPreviewLength } from '@nestmates/domain/friends/messages/message.ts';
import { labelOf } from '@nestmates/domain/members/profiles/options.ts';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import type { Conversation } from '@nestmates/ui/screens/friends/messages/conversations/conversation.ts';
import type { Unsent } from './outbox/outbox-list.ts';

const bioPreview = (bio: string) => (Array.from(bio).length < bioPreviewLength ? bio : `${bio.trimEnd()}...`);
/** Lower case within a line, except for abbreviations. */
const lowerCased = (label: string, index: number) =>
  index === 0 || /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Makes the entry of the list; an unsent message counts as the last one. */
export function conversationOf(view: ConversationView, unsent: Unsent | undefined): Conversation {
  const { userId, firstName, profilePhotoUrl, bio, lifestyleInterests, lastMessage } = view;
  const { age, children, distance, listing, photoCheckedAt } = view;
  const stored = lastMessage && { text: lastMessage.message, mine: lastMessage.senderId !== userId };
  return {
    userId,
    name: firstName ?? 'Another member',
    face: photoOrInitial(profilePhotoUrl),
    photoCheckedAt,
    age,
    children,
    distance,
    bio: bio ? bioPreview(bio) : null,
    interests: lifestyleInterests.map((slug, index) =>
      lowerCased(labelOf('lifestyleInterests', slug), index),
    ),
    about: listing?.title,
    last: unsent ? { text: unsent.text, mine: true } : stored,
    unread: view.unread,
    answersWithPro: view.answersWithPro ?? false,
  };
}
