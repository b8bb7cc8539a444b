import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import { bioPreviewLength } from '@nestmates/domain/messages/message.ts';
import { labelOf } from '@nestmates/domain/profiles/options.ts';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import type { Conversation } from '@nestmates/ui/screens/messages/ConversationRow.tsx';
import type { Unsent } from './outbox-list.ts';

const shortened = (bio: string) => (Array.from(bio).length < bioPreviewLength ? bio : `${bio.trimEnd()}...`);
/** Within a line a label goes on in small letters, unless it is an abbreviation. */
const inLine = (label: string, index: number) =>
  index === 0 || /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** As the list shows it; what is on its way is already the last word. */
export function conversationOf(view: ConversationView, unsent: Unsent | undefined): Conversation {
  const { userId, firstName, profilePhotoUrl, compatibilityScore, bio, lifestyleInterests, lastMessage } =
    view;
  const stored = lastMessage && { text: lastMessage.message, mine: lastMessage.senderId !== userId };
  return {
    userId,
    name: firstName ?? 'Another member',
    face: photoOrInitial(profilePhotoUrl),
    score: compatibilityScore,
    bio: bio ? shortened(bio) : null,
    interests: lifestyleInterests.map((slug, index) => inLine(labelOf('lifestyleInterests', slug), index)),
    last: unsent ? { text: unsent.text, mine: true } : stored,
    unread: view.unread,
  };
}
