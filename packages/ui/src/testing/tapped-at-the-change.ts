/** Taps the first button of this name in the moment in which the page changes, however busy the machine is. */
export function tappedAtTheChange(page: Element, name: string): Promise<void> {
  const isIt = (button: HTMLButtonElement) => (button.ariaLabel ?? button.textContent).startsWith(name);
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      [...page.querySelectorAll('button')].find(isIt)?.click();
      resolve();
    });
    watcher.observe(page, { childList: true, subtree: true });
  });
}
