import type { Note } from '@nestmates/ui/screens/shell/ShellNote.tsx';
import { useOffline } from '../last-seen/use-offline.ts';
import { useNewVersion } from './new-version.ts';

/** What the shell says on every page. */
export function useShellNote(): Note | undefined {
  const offline = useOffline();
  const newVersion = useNewVersion();
  if (offline) return { kind: 'offline' };
  return newVersion ? { kind: 'new-version', onReload: () => location.reload() } : undefined;
}
