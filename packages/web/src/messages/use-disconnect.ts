import { useNavigate } from 'react-router-dom';
import { useBlock } from '../blocks/use-block.ts';
import { useUnmatch } from '../connections/use-unmatch.ts';
import { dropConversation } from './conversations-query.ts';

/** Ends what is between her and the other, from within their thread, and leads back to the list. */
export function useParting(other: { readonly userId: number; readonly name: string } | undefined) {
  const navigate = useNavigate();
  const onParted = (userId: number) => {
    navigate('/messages', { replace: true });
    dropConversation(userId);
  };
  const block = useBlock(onParted);
  const unmatch = useUnmatch(onParted);
  const told = { userId: other?.userId ?? 0, firstName: other?.name ?? '' };
  return { onBlock: () => block(told), onUnmatch: () => unmatch(told) };
}
