import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { isCachedShown, setCachedShown, subscribeToConnection } from '../offline/connection.ts';
import { queryClient } from '../queries/query-client.ts';
import { loadSession } from '../session/session.ts';

const everyMs = seconds(5);

let timer: ReturnType<typeof setTimeout> | undefined;

/** What was kept from before is read anew. */
async function retry(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (!isCachedShown()) return;
  if (await loadSession()) {
    setCachedShown(false);
    await queryClient.invalidateQueries();
  } else watch();
}

function watch(): void {
  if (isCachedShown() && timer === undefined) timer = setTimeout(() => void retry(), everyMs);
}

/** While the server is away, asks for it every few seconds, and at once when the network is back. */
export function retryWhileAway(): void {
  subscribeToConnection(watch);
  window.addEventListener('online', () => void retry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void retry();
  });
  watch();
}
