import type { MemberView, SignedInView } from '@nestmates/application/platform/access/member-view.ts';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { isSignedOut } from '../api/errors.ts';
import { type Session, useFirstRender } from '../first-render/first-render.ts';
import { memberKey } from '../offline/member-cache.ts';
import { orCachedAnswer } from '../offline/or-cached-answer.ts';
import { receivePageData } from '../page-data/page-data.ts';
import { noteRestricted } from './restricted.ts';
import { announcedMember, announceMember, onMemberAtOtherTab } from './session-tabs.ts';

let current: Session = { kind: 'loading' };
const listeners = new Set<(session: Session) => void>();

function setSession(session: Session): void {
  current = session;
  if (session.kind === 'member') announceMember(session.member.id);
  if (session.kind === 'visitor') announceMember(undefined);
  for (const tell of listeners) tell(session);
}

export function subscribeToSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const setMember = (member: MemberView): void => setSession({ kind: 'member', member });

/** The id of the member's newest event before this page loaded any data; live events continue after it. */
let eventIdAtLoad = '';
export const initialEventId = (): string => eventIdAtLoad;

export function setSignedInMember(member: SignedInView): void {
  // Not on a reload of the session: data may have been loaded before the member's newest event.
  if (current.kind !== 'member' || current.member.id !== member.id) eventIdAtLoad = member.lastEventId;
  setMember(member);
  // Noted before anything is read that is closed to them.
  noteRestricted(member.away);
}

export function setVisitor(): void {
  // A second call keeps the first redirect.
  if (current.kind !== 'visitor') setSession({ kind: 'visitor', redirectTo: visitorRedirect });
}

/** Page that a visitor is redirected to. */
let visitorRedirect: '/' | '/auth' = '/auth';

/**
 * Logs out or deletes the account. Whoever notices the end of the session first, they are redirected to the landing
 * page.
 */
export async function endSession<T>(
  request: () => Promise<T>,
  hasEnded: (answer: T) => boolean = () => true,
): Promise<T> {
  visitorRedirect = '/';
  try {
    const answer = await request();
    if (hasEnded(answer)) setVisitor();
    return answer;
  } finally {
    visitorRedirect = '/auth';
  }
}

/** What was last seen of the member's counts only where nothing is known yet. */
const readMember = (): Promise<SignedInView> =>
  current.kind === 'loading'
    ? orCachedAnswer(announcedMember(), memberKey, () => call('get /api/me'))
    : call('get /api/me');

/** A 401 means that nobody is signed in. */
async function loadMember(): Promise<SignedInView | undefined> {
  try {
    return await readMember();
  } catch (error) {
    if (isSignedOut(error)) return undefined;
    throw error;
  }
}

/** Asks the server who uses this browser; false if it does not say. */
export async function loadSession(): Promise<boolean> {
  try {
    const before = current;
    const me = await loadMember();
    // The member has logged out while the request was underway.
    if (before.kind === 'member' && current.kind === 'visitor') return true;
    // Nothing that was typed here for one member may be saved as another's.
    if (me && before.kind === 'member' && me.id !== before.member.id) location.reload();
    else if (me) setSignedInMember(me);
    else setVisitor();
    return true;
  } catch {
    // A known member stays signed in while the server cannot be reached.
    if (current.kind === 'loading') setSession({ kind: 'failed' });
    return false;
  }
}

/**
 * The tabs of a browser share a session. If another member logs in elsewhere, this tab reloads, so that nothing
 * typed here is saved as theirs; if anyone logs in or out elsewhere, this tab follows.
 */
function followOtherTabs(id: number | undefined): void {
  const here = current.kind === 'member' ? current.member.id : undefined;
  if (id === here) return;
  if (here !== undefined && id !== undefined) location.reload();
  else void loadSession();
}

/** The server marks the page for visitors and sends a member's with who they are, so that no request is needed. */
export function initSession(): void {
  onMemberAtOtherTab(followOtherTabs);
  const me = receivePageData();
  if (me) setSignedInMember(me);
  else if ('visitor' in document.documentElement.dataset) setVisitor();
  else void loadSession();
}

/** Session for what runs before the first render. */
export const currentSession = (): Session => current;

export const currentMember = (): MemberView | undefined =>
  current.kind === 'member' ? current.member : undefined;

export function retrySession(): void {
  setSession({ kind: 'loading' });
  void loadSession();
}

export function useSession(): Session {
  const first = useFirstRender();
  return useSyncExternalStore(subscribeToSession, currentSession, () => first?.session ?? current);
}

/** Member for pages that require one. */
export function useMember(): MemberView {
  const session = useSession();
  if (session.kind !== 'member') throw new Error('This page is for a signed-in member');
  return session.member;
}
