import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import { seconds } from '@nestmates/domain/shared/time.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { ApiError, call, saidBy } from '../shared/api.ts';
import { watchSession } from '../shared/session.ts';
import { added, again, nextToSend, refused, type Unsent, without } from './outbox-list.ts';
import { changeOutbox, emptyOutbox, outboxOf } from './outbox-store.ts';
import { putInThread } from './thread-query.ts';

/** A busy server, or one between two versions, takes it later; any other refusal is hers to decide about. */
const later = (error: unknown) =>
  !(error instanceof ApiError) || [401, 429, 502, 503, 504].includes(error.status);

const longestPause = seconds(60);
let pause = seconds(2);
let timer: ReturnType<typeof setTimeout> | undefined;

async function send(memberId: number, { clientId, receiverId, text }: Unsent): Promise<boolean> {
  try {
    const body = { receiverId, message: text, clientId };
    putInThread(receiverId, await call(messagesCalls.send, { body }));
    changeOutbox(memberId, (outbox) => without(outbox, clientId));
    pause = seconds(2);
    return true;
  } catch (error) {
    if (later(error)) return false;
    const said = saidBy(error, 'Please try again.');
    changeOutbox(memberId, (outbox) => refused(outbox, clientId, said));
    toast({ title: 'Failed to send message', description: said, destructive: true });
    return true;
  }
}

/** Whose outbox this page sends. What one member wrote must never go out in the name of the next. */
let serving: number | undefined;
const next = (memberId: number) => (serving === memberId ? nextToSend(outboxOf(memberId)) : undefined);

/** One after the other, as they were written. */
async function sendAll(memberId: number): Promise<void> {
  for (let unsent = next(memberId); unsent; unsent = next(memberId)) {
    if (await send(memberId, unsent)) continue;
    timer = setTimeout(() => void sendWaiting(memberId), pause);
    pause = Math.min(pause * 2, longestPause);
    return;
  }
}

let running = false;

/** What waits goes out, from one tab at a time. A message sent twice all the same is stored once, by its clientId. */
export async function sendWaiting(memberId: number): Promise<void> {
  if (running) return;
  clearTimeout(timer);
  timer = undefined;
  running = true;
  try {
    if ('locks' in navigator) await navigator.locks.request(`outbox-${memberId}`, () => sendAll(memberId));
    else await sendAll(memberId);
  } finally {
    running = false;
  }
  // Something was written while this came to its end.
  if (timer === undefined && next(memberId)) void sendWaiting(memberId);
}

/** Sends what is there and what comes, whenever the network lets it; what is left when she logs out is gone. */
export function serveOutbox(memberId: number): () => void {
  serving = memberId;
  const go = () => void sendWaiting(memberId);
  go();
  window.addEventListener('online', go);
  const unwatch = watchSession((session) => {
    if (session.kind === 'visitor' && session.belongs === '/') emptyOutbox(memberId);
  });
  return () => {
    serving = undefined;
    clearTimeout(timer);
    unwatch();
    window.removeEventListener('online', go);
  };
}

/** Also where a page is served without TLS, which has no `randomUUID`. */
const newClientId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join(
    '',
  );

export function post(memberId: number, receiverId: number, text: string): void {
  const at = new Date().toISOString();
  changeOutbox(memberId, (outbox) =>
    added(outbox, { clientId: newClientId(), receiverId, text, at, refused: null }),
  );
  void sendWaiting(memberId);
}

export function tryAgain(memberId: number, clientId: string): void {
  changeOutbox(memberId, (outbox) => again(outbox, clientId));
  void sendWaiting(memberId);
}

export function discard(memberId: number, clientId: string): void {
  changeOutbox(memberId, (outbox) => without(outbox, clientId));
  void sendWaiting(memberId);
}
