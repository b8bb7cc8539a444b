import { type Match, MatchMoment } from '@nestmates/ui/screens/friends/connections/moment/MatchMoment.tsx';
import { useState } from 'react';
import { useMember } from '../../platform/session/session.ts';
import { sendMessage } from '../messages/outbox/outbox.ts';
import { useMessageAction } from './use-message-action.ts';

export interface MatchMomentContainerProps {
  readonly match: Match;
  readonly onward: string;
  onClose(): void;
}

/** The moment of a match; a first sentence goes the way of all messages. */
export function MatchMomentContainer({ match, onward, onClose }: MatchMomentContainerProps) {
  const { id, firstName, profilePhotoUrl } = useMember();
  const messageAction = useMessageAction();
  const [sent, setSent] = useState<string>();
  return (
    <MatchMoment
      match={match}
      me={{ firstName: firstName ?? '', profilePhotoUrl }}
      message={messageAction(match.user)}
      openers={{
        sent,
        onSend(text) {
          setSent(text);
          sendMessage(id, { receiverId: match.user.id, text });
        },
      }}
      onward={onward}
      onClose={onClose}
    />
  );
}
