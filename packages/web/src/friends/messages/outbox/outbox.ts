import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { sayFailure } from '../../../platform/actions/action.ts';
import { call } from '../../../platform/api/call.ts';
import { ApiError, errorMessage } from '../../../platform/api/errors.ts';
import { subscribeToSession } from '../../../platform/session/session.ts';
import { addToThread } from '../thread/thread-query.ts';
import {
  nextToSend,
  type Unsent,
  withMessage,
  withoutMessage,
  withRefused,
  withRetried,
} from './outbox-list.ts';
import { changeOutbox, dropOtherOutboxes, emptyOutbox, outboxOf } from './outbox-store.ts';

/** Errors that go away by themselves, so that sending is tried again; other errors are shown to the sender. */
const isTemporary = (error: unknown) =>
  !(error instanceof ApiError) || [401, 429, 502, 503, 504].includes(error.status);

const maxRetryDelayMs = seconds(60);
let retryDelayMs = seconds(2);
let timer: ReturnType<typeof setTimeout> | undefined;

async function send(memberId: number, { clientId, receiverId, text, listingId }: Unsent): Promise<boolean> {
  try {
    const body = { receiverId, message: text, clientId, listingId };
    addToThread(receiverId, await call('post /api/messages', { body }));
    changeOutbox(memberId, (outbox) => withoutMessage(outbox, clientId));
    retryDelayMs = seconds(2);
    return true;
  } catch (error) {
    if (isTemporary(error)) return false;
    const said = errorMessage(error, 'Please try again.');
    changeOutbox(memberId, (outbox) => withRefused(outbox, clientId, said));
    sayFailure({ title: 'Failed to send message', description: said }, error);
    return true;
  }
}

/** The member whose outbox this page sends, so that no message is sent in another member's name. */
let activeMemberId: number | undefined;
const next = (memberId: number) => (activeMemberId === memberId ? nextToSend(outboxOf(memberId)) : undefined);

/** Sends in order, one at a time. */
async function sendAll(memberId: number): Promise<void> {
  for (let unsent = next(memberId); unsent; unsent = next(memberId)) {
    if (await send(memberId, unsent)) continue;
    timer = setTimeout(() => void sendWaiting(memberId), retryDelayMs);
    retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
    return;
  }
}

let running = false;

/**
 * Sends the outbox, in one tab at a time. Should a message be sent twice, the server stores it once, by its clientId.
 */
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
  // A message was added while the last one was being sent.
  if (timer === undefined && next(memberId)) void sendWaiting(memberId);
}

/** Sends the outbox now, with each new message and when the network is back; empties it on logout. */
export function startOutbox(memberId: number): () => void {
  activeMemberId = memberId;
  dropOtherOutboxes(memberId);
  const sendNow = () => void sendWaiting(memberId);
  sendNow();
  window.addEventListener('online', sendNow);
  const unwatch = subscribeToSession((session) => {
    if (session.kind === 'visitor' && session.redirectTo === '/') emptyOutbox(memberId);
  });
  return () => {
    activeMemberId = undefined;
    clearTimeout(timer);
    unwatch();
    window.removeEventListener('online', sendNow);
  };
}

/** `crypto.randomUUID` only exists on secure origins. */
const newClientId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join(
    '',
  );

interface Written {
  readonly receiverId: number;
  readonly text: string;
  readonly listingId?: number | undefined;
}

export function sendMessage(memberId: number, written: Written): void {
  const at = new Date().toISOString();
  changeOutbox(memberId, (outbox) =>
    withMessage(outbox, { ...written, clientId: newClientId(), at, refused: null }),
  );
  void sendWaiting(memberId);
}

export function retryMessage(memberId: number, clientId: string): void {
  changeOutbox(memberId, (outbox) => withRetried(outbox, clientId));
  void sendWaiting(memberId);
}

export function discardMessage(memberId: number, clientId: string): void {
  changeOutbox(memberId, (outbox) => withoutMessage(outbox, clientId));
  void sendWaiting(memberId);
}
