import { useEffect, useRef } from 'react';

/** Elements in which somebody types; a chosen chip keeps the focus, and is none of them. */
const ignoredTargets =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="combobox"]';
const overlay = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/** Single keys for a page, unless somebody types or an overlay is open. */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest(ignoredTargets)) return;
      const act = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (!act || document.querySelector(overlay)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
