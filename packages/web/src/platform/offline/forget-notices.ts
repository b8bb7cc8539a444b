/** Ends the push of whoever was signed in here, with what is still on its way, and takes away what was shown to them. */
export async function forgetNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
}
