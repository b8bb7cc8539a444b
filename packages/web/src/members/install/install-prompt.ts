/** Event of Chromium browsers, once they find the app installable; others have no such event. */
interface BeforeInstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Kept from the start of the page on; what is done with it is loaded where it is offered. */
export let offered: BeforeInstallPrompt | undefined;
export const listeners = new Set<() => void>();

export function setOffered(event: BeforeInstallPrompt | undefined): void {
  offered = event;
  for (const tell of listeners) tell();
}

/** Listens from the start of the page on, because the browser says it once. */
export function followInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffered(event as BeforeInstallPrompt);
  });
  window.addEventListener('appinstalled', () => setOffered(undefined));
}
