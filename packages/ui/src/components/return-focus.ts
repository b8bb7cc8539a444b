import { useRef } from 'react';

/** Opened by a state and not by a trigger, a Radix dialog forgets where the focus was; this remembers. */
export function useReturnFocus() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      cameFrom.current?.focus();
    },
  };
}
