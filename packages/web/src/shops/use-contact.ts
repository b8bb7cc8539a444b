import type { Contact } from '@nestmates/ui/screens/shops/parts/ContactButton.tsx';
import { useMember } from '../session/session.ts';
import { useLockedToast } from '../subscriptions/use-locked-toast.ts';
import { useOpens } from '../subscriptions/use-opens.ts';

/** How a member writes to a seller; undefined for herself. */
export function useContact(): (sellerId: number | undefined) => Contact | undefined {
  const { id } = useMember();
  const opens = useOpens('messages');
  const onLocked = useLockedToast();
  return (sellerId) => {
    if (sellerId === undefined || sellerId === id) return undefined;
    return opens ? { kind: 'open', href: `/messages?userId=${sellerId}` } : { kind: 'locked', onLocked };
  };
}
