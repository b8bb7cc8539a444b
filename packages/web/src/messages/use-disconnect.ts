import { useNavigate } from 'react-router-dom';
import { useBlock } from '../blocks/use-block.ts';
import { useUnmatch } from '../connections/use-unmatch.ts';
import { removeConversation } from './conversations-query.ts';

/** Ends what is between her and the other, from within their thread, and leads back to the list. */
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
