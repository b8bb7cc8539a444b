import { accountsCalls } from '@nestmates/application/accounts/addresses.ts';
import type { ArrivalView, MemberView } from '@nestmates/application/accounts/member-view.ts';
import { useSyncExternalStore } from 'react';
import { call, nullWhenSignedOut } from '../api/api.ts';

/** Who uses this browser. It is known before and beyond all queries, so it is kept beside them. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** Who has just left goes home; who was never here, or no longer is, is asked to log in. */
  | { readonly kind: 'visitor'; readonly redirectTo: '/' | '/auth' }
  | { readonly kind: 'member'; readonly member: MemberView };

let current: Session = { kind: 'loading' };
const listeners = new Set<(session: Session) => void>();

function setSession(session: Session): void {
  current = session;
  for (const tell of listeners) tell(session);
}

export function subscribeToSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const setMember = (member: MemberView): void => setSession({ kind: 'member', member });

/** Her newest event before this page read anything of hers: from here on it has to hear of every one. */
let eventIdAtLoad = '';
export const initialEventId = (): string => eventIdAtLoad;

export function setArrivedMember(member: ArrivalView): void {
  // Who is asked for again has read since then, perhaps before what her newest event tells of.
  if (current.kind !== 'member' || current.member.id !== member.id) eventIdAtLoad = member.lastEventId;
  setMember(member);
}

export function setVisitor(): void {
  // Told twice, she stays where the first telling sent her.
  if (current.kind !== 'visitor') setSession({ kind: 'visitor', redirectTo: visitorRedirect });
}

/** Where she belongs once she is a visitor. */
let visitorRedirect: '/' | '/auth' = '/auth';

/** Ends the session by her own wish. Whichever part of the page hears of its end first, she goes home. */
export async function endSession<T>(request: () => Promise<T>): Promise<T> {
  visitorRedirect = '/';
  try {
    const answer = await request();
    setVisitor();
    return answer;
  } finally {
    visitorRedirect = '/auth';
  }
}

/** Asks the server who this is; a 401 means nobody. */
export async function loadSession(): Promise<void> {
  try {
    const before = current;
    const me = await nullWhenSignedOut(call(accountsCalls.me));
    // Who has left meanwhile is not brought back by an answer that was under way.
    if (before.kind === 'member' && current.kind === 'visitor') return;
    if (me) setArrivedMember(me);
    else setVisitor();
  } catch {
    // What is known of a member stays true while the server is away.
    if (current.kind === 'loading') setSession({ kind: 'failed' });
  }
}

/** The server has said in the page itself when nobody is here. */
export function initSession(): void {
  if ('visitor' in document.documentElement.dataset) setVisitor();
  else void loadSession();
}

export function retrySession(): void {
  setSession({ kind: 'loading' });
  void loadSession();
}

export const useSession = (): Session => useSyncExternalStore(subscribeToSession, () => current);

/** On pages that only a signed-in member reaches. */
export function useMember(): MemberView {
  const session = useSession();
  if (session.kind !== 'member') throw new Error('This page is for a signed-in member');
  return session.member;
}
