/** Leaves the app for a page of somebody else. Whoever comes back by the browser's button finds the page as new. */
export function leaveFor(url: string): void {
  const begin = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener('pageshow', begin, { once: true });
  location.assign(url);
}
