import { useNavigate } from 'react-router-dom';
import { useBlock } from '../blocks/use-block.ts';
import { useUnmatch } from '../unmatch/use-unmatch.ts';
import { removeConversation } from './conversations-query.ts';

/** Blocks or unmatches the member of a thread, then navigates to the list. */
export function useDisconnect(other: { readonly userId: number; readonly name: string } | undefined) {
  const navigate = useNavigate();
  const onDisconnected = (userId: number) => {
    navigate('/messages', { replace: true });
    removeConversation(userId);
  };
  const block = useBlock(onDisconnected);
  const unmatch = useUnmatch(onDisconnected);
  const member = { userId: other?.userId ?? 0, firstName: other?.name ?? '' };
  return { onBlock: () => block(member), onUnmatch: () => unmatch(member) };
}
