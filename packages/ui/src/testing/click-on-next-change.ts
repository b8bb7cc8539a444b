/** Taps the first button of this name in the moment in which the page changes, however busy the machine is. */
export function tappedAtTheChange(page: Element, name: string): Promise<void> {
  const isIt = (button: HTMLButtonElement) => (button.ariaLabel ?? button.textContent).startsWith(name);
  return new Promise((resolve, reject) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      const button = [...page.querySelectorAll('button')].find(isIt);
      if (!button) return reject(new Error(`There is no ${name} to be tapped`));
      button.click();
      resolve();
    });
    watcher.observe(page, { childList: true, subtree: true });
  });
}
