import { useRef } from 'react';

const typeableFields = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Opened by a state and not by a trigger, a Radix dialog forgets where the focus was; this remembers. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  const rememberOpener = () => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
  };
  return {
    rememberOpener,
    /** To what she came to fill in, or to the dialog itself; never to the x that happens to come first. */
    focusFirstField(event: Event) {
      rememberOpener();
      event.preventDefault();
      const dialog = event.target;
      if (!(dialog instanceof HTMLElement)) return;
      (dialog.querySelector<HTMLElement>(typeableFields) ?? dialog).focus();
    },
    returnFocus(event: Event) {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
