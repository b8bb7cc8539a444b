const enabledControls =
  'input:not(:disabled), button:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Focuses the first control in document order that has one of these names. */
export function focusFirstField(form: HTMLFormElement, names: readonly string[]): void {
  if (names.length === 0) return;
  for (const element of form.elements) {
    if (!(element instanceof HTMLElement) || !names.includes(element.getAttribute('name') ?? '')) continue;
    const control = element instanceof HTMLFieldSetElement ? element.querySelector(enabledControls) : element;
    if (control instanceof HTMLElement) control.focus();
    return;
  }
}
