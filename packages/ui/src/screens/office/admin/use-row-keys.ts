import { usePageKeys } from './use-page-keys.ts';

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
    row.checkVisibility(),
  );
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  rows[next]?.focus();
}

/** j and k go from one row of a page to the next, by what carries `data-row`; Enter opens the one with the focus. */
export const useRowKeys = (): void => usePageKeys({ j: () => step(1), k: () => step(-1) });
