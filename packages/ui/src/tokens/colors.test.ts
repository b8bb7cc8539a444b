/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, pairs, readPalettes } from './palette.ts';

const css = readFileSync(new URL('./colors.css', import.meta.url), 'utf8');
const palettes = readPalettes(css);

describe('the colours', () => {
  it('are all read from the stylesheet', () => {
    expect(Object.keys(palettes.light)).toHaveLength(css.match(/: light-dark\(/g)?.length ?? 0);
    expect(Object.keys(palettes.light).length).toBeGreaterThan(30);
  });

  it.each(
    pairs.flatMap((pair) => [
      { ...pair, theme: 'light' as const },
      { ...pair, theme: 'dark' as const },
    ]),
  )('let $text be read on $ground in the $theme', ({ text, background, theme, minContrast }) => {
    const palette = palettes[theme];
    expect(contrast(palette[text] ?? '', palette[background] ?? '')).toBeGreaterThanOrEqual(minContrast);
  });
});
