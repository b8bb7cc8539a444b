/** Clicks the first button with this name as soon as the page changes, independent of the speed of the machine. */
export function clickOnNextChange(page: Element, name: string): Promise<void> {
  const hasName = (button: HTMLButtonElement) => (button.ariaLabel ?? button.textContent).startsWith(name);
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const button = [...page.querySelectorAll('button')].find(hasName);
      if (!button) return reject(new Error(`There is no ${name} to be tapped`));
      button.click();
      resolve();
    });
    observer.observe(page, { childList: true, subtree: true });
  });
}
