/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, pairs, readPalettes } from './palette.ts';

const palettes = readPalettes(readFileSync(new URL('./colors.css', import.meta.url), 'utf8'));

describe('the colours', () => {
  it('are the same in the dark, whether the system or the member asked for it', () => {
    expect(Object.keys(palettes.dark).length).toBeGreaterThan(30);
    expect(palettes.system).toEqual(palettes.dark);
  });

  it('have a dark value for every light one', () => {
    expect(Object.keys(palettes.dark)).toEqual(Object.keys(palettes.light));
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
