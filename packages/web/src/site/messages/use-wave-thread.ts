import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { whySentence } from '@nestmates/ui/screens/friends/connections/moment/match-sentence.ts';
import { sinceText } from '@nestmates/ui/screens/friends/messages/thread/since-text.ts';
import type { ThreadState } from '@nestmates/ui/screens/friends/messages/thread/ThreadPane.tsx';
import type { ThreadMember } from '@nestmates/ui/screens/friends/messages/thread/thread-member.ts';
import { swapsDone, swapsWithYouText } from '@nestmates/ui/screens/together/plans/swaps-done-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useDisconnect } from '../../friends/messages/use-disconnect.ts';
import { useWaitingMessage } from '../../friends/messages/waiting-message.ts';
import { useThreadWaves } from '../../friends/waves/use-thread-waves.ts';
import { wavesQuery } from '../../friends/waves/waves-query.ts';
import { missingOrLoading } from '../../platform/queries/loading-or-failed.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useMember } from '../../platform/session/session.ts';
import { useToday } from '../../platform/shared/use-today.ts';
import { useThreadSwaps } from '../../together/swaps/use-thread-swaps.tsx';

const memberOf = ({ user, children, match, connection }: PersonPageView, since: string): ThreadMember => ({
  userId: user.id,
  name: user.firstName,
  face: photoOrInitial(user.profilePhotoUrl),
  photoCheckedAt: user.photoCheckedAt,
  age: user.age,
  children,
  distance: match?.distance?.label ?? null,
  since: swapsWithYouText(connection ? swapsDone(connection) : undefined) ?? since,
});

/** The thread of a member whose plan opens no messages with a connection; undefined where there is none. */
export function useWaveThread(userId: number | undefined): ThreadState | undefined {
  const id = userId ?? 0;
  const enabled = userId !== undefined;
  const found = useQuery({ ...wavesQuery(id), enabled });
  const person = useQuery({ ...readQuery('get /api/people/:id', { id }), enabled });
  const unread = useWaitingMessage(enabled);
  const { profilePhotoUrl } = useMember();
  const now = useToday();
  const waves = useThreadWaves(id, found.data);
  const other = person.data && found.data && memberOf(person.data, sinceText(found.data.connectedAt, now));
  const swaps = useThreadSwaps(userId);
  const { onBlock, onUnmatch } = useDisconnect(other);
  if (!enabled) return undefined;
  const [missing, missingPerson] = [missingOrLoading(found), missingOrLoading(person)];
  // Also where the connection has ended meanwhile, of which data is left.
  if (missing.kind === 'not-found' || missingPerson.kind === 'not-found') return undefined;
  if (!found.data || !person.data || !other || !waves || swaps.loading)
    return { ...(found.data ? missingPerson : missing), other: undefined };
  const { match } = person.data;
  return {
    kind: 'waves',
    other,
    myFace: photoOrInitial(profilePhotoUrl),
    sentence: match ? whySentence(match.why) : '',
    waves,
    end: swaps.swaps,
    dialog: swaps.dialog,
    otherCanWrite: found.data.otherCanWrite,
    otherWrote: unread?.userId === id && !unread.opened,
    now,
    onBlock,
    onUnmatch,
  };
}
