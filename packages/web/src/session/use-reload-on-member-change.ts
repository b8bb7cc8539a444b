import { useEffect } from 'react';
import { useMember } from './session.ts';

const key = 'nestmates.member';

/**
 * The tabs of a browser share a session. If another member logs in elsewhere, this tab reloads, so that
 * nothing typed here is saved as hers.
 */
export function useReloadOnMemberChange(): void {
  const id = String(useMember().id);
  useEffect(() => {
    localStorage.setItem(key, id);
    const notice = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null && event.newValue !== id) location.reload();
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, [id]);
}
