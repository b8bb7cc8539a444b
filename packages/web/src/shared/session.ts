import { accountsCalls } from '@nestmates/application/accounts/addresses.ts';
import type { MemberView, SignedInView } from '@nestmates/application/accounts/member-view.ts';
import { useSyncExternalStore } from 'react';
import { call, nullWhenSignedOut } from './api.ts';

/** Who uses this browser. It is known before and beyond all queries, so it is kept beside them. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** Who has just left goes home; who was never here, or no longer is, is asked to log in. */
  | { readonly kind: 'visitor'; readonly belongs: '/' | '/auth' }
  | { readonly kind: 'member'; readonly member: MemberView };

let current: Session = { kind: 'loading' };
const listeners = new Set<(session: Session) => void>();

function become(session: Session): void {
  current = session;
  for (const tell of listeners) tell(session);
}

export function watchSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const becomeMember = (member: MemberView): void => become({ kind: 'member', member });

/** Her newest event before this page read anything of hers: from here on it has to hear of every one. */
let hearsFrom = '';
export const listeningPlace = (): string => hearsFrom;

export function arrive(member: SignedInView): void {
  // Who is asked for again has read since then, perhaps before what her newest event tells of.
  if (current.kind !== 'member' || current.member.id !== member.id) hearsFrom = member.lastEventId;
  becomeMember(member);
}

export function becomeVisitor(): void {
  // Told twice, she stays where the first telling sent her.
  if (current.kind !== 'visitor') become({ kind: 'visitor', belongs });
}

/** Where she belongs once she is a visitor. */
let belongs: '/' | '/auth' = '/auth';

/** Ends the session by her own wish. Whichever part of the page hears of its end first, she goes home. */
export async function leave<T>(farewell: () => Promise<T>): Promise<T> {
  belongs = '/';
  try {
    const answer = await farewell();
    becomeVisitor();
    return answer;
  } finally {
    belongs = '/auth';
  }
}

/** Asks the server who this is; a 401 means nobody. */
export async function loadSession(): Promise<void> {
  try {
    const before = current;
    const me = await nullWhenSignedOut(call(accountsCalls.me));
    // Who has left meanwhile is not brought back by an answer that was under way.
    if (before.kind === 'member' && current.kind === 'visitor') return;
    if (me) arrive(me);
    else becomeVisitor();
  } catch {
    // What is known of a member stays true while the server is away.
    if (current.kind === 'loading') become({ kind: 'failed' });
  }
}

/** The server has said in the page itself when nobody is here. */
export function beginSession(): void {
  if ('visitor' in document.documentElement.dataset) becomeVisitor();
  else void loadSession();
}

export function retrySession(): void {
  become({ kind: 'loading' });
  void loadSession();
}

export const useSession = (): Session => useSyncExternalStore(watchSession, () => current);

/** On pages that only a signed-in member reaches. */
export function useMember(): MemberView {
  const session = useSession();
  if (session.kind !== 'member') throw new Error('This page is for a signed-in member');
  return session.member;
}
