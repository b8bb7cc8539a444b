import type { WavesView } from '@nestmates/application/friends/waves/contract.ts';
import { type Match, MatchMoment } from '@nestmates/ui/screens/friends/connections/moment/MatchMoment.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useMember } from '../../platform/session/session.ts';
import { sendMessage } from '../messages/outbox/outbox.ts';
import { useWave } from '../waves/use-wave.ts';
import { wavesQuery } from '../waves/waves-query.ts';

export interface MatchMomentContainerProps {
  readonly match: Match;
  readonly onward: string;
  onClose(): void;
}

const waveState = (waves: WavesView | undefined, waving: boolean) => {
  if (waving) return 'waving';
  return typeof waves?.againAt === 'string' ? 'waved' : 'open';
};

/** The moment of a match; a first sentence goes the way of all messages. */
export function MatchMomentContainer({ match, onward, onClose }: MatchMomentContainerProps) {
  const { id, firstName, profilePhotoUrl } = useMember();
  const opensMessages = useOpens('messages');
  const { data: waves } = useQuery(wavesQuery(match.user.id));
  const { run, pendingInputs } = useWave();
  const [sent, setSent] = useState<string>();
  return (
    <MatchMoment
      match={match}
      me={{ firstName: firstName ?? '', profilePhotoUrl }}
      messageHref={opensMessages ? `/messages?user=${match.user.id}` : undefined}
      wave={{
        // Nothing is said of what the other can do until it is known.
        otherCanWrite: waves?.otherCanWrite ?? opensMessages,
        state: waveState(waves, pendingInputs.includes(match.user.id)),
        onWave: () => run(match.user.id),
      }}
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
