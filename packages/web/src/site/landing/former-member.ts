import { ApiError, isSignedOut } from '../../platform/api/errors.ts';
import { keepOnlyCacheOf, keepsAnyMember } from '../../platform/offline/member-cache.ts';
import { announcedMember, announceMember } from '../../platform/session/session-tabs.ts';
import { dropAllDrafts } from '../../platform/shared/drop-drafts.ts';

/**
 * Deletes what this browser keeps of a member whose session has ended elsewhere: the landing page runs without the app,
 * which does so on every other page. A server that cannot say who is signed in changes nothing.
 */
export async function forgetFormerMember(): Promise<void> {
  if (announcedMember() === undefined && !(await keepsAnyMember())) return;
  const answer = await fetch('/api/me', { credentials: 'include' });
  if (!isSignedOut(new ApiError(answer.status, await answer.text(), answer.statusText))) return;
  announceMember(undefined);
  dropAllDrafts();
  await keepOnlyCacheOf(undefined);
}
