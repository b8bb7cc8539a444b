const editable = 'input:not([type="search"], [type="checkbox"], [type="radio"]), textarea, select';
/** Another moment is no form. */
const open = '[role="dialog"]:not([data-moment]), [role="alertdialog"], [role="menu"]';

const hasText = (field: Element): boolean =>
  'value' in field && field.value !== '' && !field.matches('select');

/** Whether the member is in the middle of a form, of which something may be typed, or has something open. */
const isBusy = (page: Document): boolean =>
  (page.activeElement?.matches(editable) ?? false) ||
  page.querySelector(open) !== null ||
  [...page.querySelectorAll(`main form :is(${editable})`)].some(hasText);

/** Resolves at once, or as soon as the member has left the form, by the field, the dialog or the page. */
export function nextPause(page: Document = document): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isBusy(page)) return;
      observer.disconnect();
      page.removeEventListener('focusout', checkAfterFocus);
      resolve();
    };
    // While the event is handled nothing has the focus.
    const checkAfterFocus = () => void setTimeout(check);
    const observer = new MutationObserver(check);
    observer.observe(page.body, { childList: true, subtree: true });
    page.addEventListener('focusout', checkAfterFocus);
    check();
  });
}
