import { useState } from 'react';

type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

function storedTheme(): Theme {
  const kept = localStorage.getItem(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function setBrowserColor(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { of } = meta.dataset;
    const media = of === theme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${of})` : media;
  }
}

/** Uses the theme of the device by default; `theme.js` reads the same key before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme);
  return [
    theme,
    (next) => {
      setTheme(next);
      setBrowserColor(next);
      if (next === 'system') {
        localStorage.removeItem(key);
        delete document.documentElement.dataset.theme;
      } else {
        localStorage.setItem(key, next);
        document.documentElement.dataset.theme = next;
      }
    },
  ];
}
