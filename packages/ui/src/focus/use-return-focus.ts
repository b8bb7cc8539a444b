import { useRef } from 'react';

const typeableFields = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** A Radix dialog that is opened by state and not by a trigger does not return the focus; this remembers the opener. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  const rememberOpener = () => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
  };
  return {
    rememberOpener,
    /** Moves the focus to the dialog, for one whose choices begin above its first text field. */
    focusDialog(event: Event) {
      rememberOpener();
      event.preventDefault();
      // A dialog that is taller than the screen is shown from its top.
      if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
    },
    /**
     * Moves the focus to the first text field, or else to the dialog itself, but not to the close button, which comes
     * first.
     */
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
