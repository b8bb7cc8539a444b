import type { Parameters } from '@storybook/react-vite';

/** Where the focus is part of the state. */
const stateful =
  '[aria-invalid="true"], [role="dialog"] *, [role="alertdialog"] *, [role="menu"] *, [role="listbox"] *';

/**
 * A play function leaves more behind than the state its story is named for: the focus on what it pressed, and
 * the page scrolled to it. For whoever looks at the story it is undone, unless `parameters.rest` is
 * `as-played`.
 */
export function rest(parameters: Parameters): void {
  const focused = document.activeElement;
  if (parameters.rest === 'as-played' || !(focused instanceof HTMLElement) || focused.matches(stateful))
    return;
  focused.blur();
  scrollTo(0, 0);
}
