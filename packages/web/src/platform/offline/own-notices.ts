import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { signedInMember } from './member-cache.ts';

/** What a push brings. */
export interface Notice {
  readonly title: string;
  readonly topic: string;
  readonly path: string;
  /** Missing in one from before notices had it. */
  readonly memberId?: number;
}

type Shown = Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>;

/** Nobody is shown anything while nobody is signed in. */
const isFor = (signedIn: string | undefined, memberId: number | undefined): boolean =>
  signedIn !== undefined && (memberId === undefined || String(memberId) === signedIn);

const closeAll = (notices: readonly Notification[]): void => {
  for (const notice of notices) notice.close();
};

const neutral = 'neutral';

/** Whoever takes the phone after a member has signed out reads nothing of theirs; whoever has logged in needs no neutral one. */
export async function closeNoticesOfOthers(shown: Shown): Promise<void> {
  const signedIn = await signedInMember();
  const notices = await shown.getNotifications();
  closeAll(
    notices.filter(({ tag, data }) =>
      tag === neutral ? signedIn !== undefined : !isFor(signedIn, data?.memberId),
    ),
  );
}

const icon = '/icons/app-192.png';

/**
 * Shows a neutral notice instead of what is for somebody else: of a push that shows nothing the browser shows a notice of
 * its own, or ends the permission. Looks again afterwards, as the member may have signed out meanwhile.
 */
export async function showNotice(shown: Shown, { title, topic, path, memberId }: Notice): Promise<void> {
  if (isFor(await signedInMember(), memberId)) {
    const options = { tag: topic, renotify: true, icon, data: { path, memberId } };
    await shown.showNotification(title, options);
  }
  await closeNoticesOfOthers(shown);
  if (isFor(await signedInMember(), memberId)) return;
  const options = { tag: neutral, icon, silent: true, data: { path: '/' } };
  await shown.showNotification(productName, { body: 'Log in to see what is new', ...options });
}
