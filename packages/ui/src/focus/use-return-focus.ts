import { useRef } from 'react';

const typedInto = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** Opened by a state and not by a trigger, a Radix dialog forgets where the focus was; this remembers. */
export function useReturnFocus() {
  const cameFrom = useRef<HTMLElement | null>(null);
  const remember = () => {
    const { activeElement } = document;
    cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null;
  };
  return {
    remember,
    /** To what she came to fill in, or to the dialog itself; never to the x that happens to come first. */
    enter(event: Event) {
      remember();
      event.preventDefault();
      const dialog = event.target;
      if (!(dialog instanceof HTMLElement)) return;
      (dialog.querySelector<HTMLElement>(typedInto) ?? dialog).focus();
    },
    leave(event: Event) {
      event.preventDefault();
      cameFrom.current?.focus();
    },
  };
}
