import { useEffect } from 'react';
import { useMember } from './session.ts';

const key = 'nestmates.member';

/**
 * The tabs of a browser share one session. Once someone else has logged in at another one, what is typed here would
 * be saved as hers: so this tab begins anew, as hers.
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
