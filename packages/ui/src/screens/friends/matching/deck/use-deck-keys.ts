import { useEffect, useRef } from 'react';

const keys = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', Backspace: 'back' } as const;
type DeckKey = keyof typeof keys;
type KeyHandlers = Readonly<Partial<Record<(typeof keys)[DeckKey], (() => void) | undefined>>>;

const ignoredTargets =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';
const overlay = '[role="menu"], [role="dialog"], [role="alertdialog"]';

const isDeckKey = (key: string): key is DeckKey => key in keys;

/** Arrow keys and Backspace for the deck, unless the focus is in an element that uses them itself. */
export function useDeckKeys(moves: KeyHandlers): void {
  const latest = useRef(moves);
  latest.current = moves;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!isDeckKey(key) || event.defaultPrevented || event.repeat) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.closest(ignoredTargets)) return;
      const move = latest.current[keys[key]];
      if (!move || document.querySelector(overlay)) return;
      event.preventDefault();
      move();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
