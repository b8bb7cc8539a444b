import type { Note } from '@nestmates/ui/screens/site/shell/ShellNote.tsx';
import { useNewVersion } from '../platform/offline/new-version.ts';
import { useOffline } from '../platform/offline/use-offline.ts';

/** What the shell says on every page. */
export function useShellNote(): Note | undefined {
  const offline = useOffline();
  const newVersion = useNewVersion();
  if (offline) return { kind: 'offline' };
  return newVersion ? { kind: 'new-version', onReload: () => location.reload() } : undefined;
}
