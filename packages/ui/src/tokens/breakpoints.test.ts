/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;

/** Medium and wide, as tokens.css lists them. What fits a container is asked in container queries. */
const breakpoints = [768, 1100];
const allowed = new Set(breakpoints.flatMap((from) => [`min-width: ${from}px`, `max-width: ${from - 1}px`]));

/** The conditions of a stylesheet's media queries that are about widths. */
const widthsIn = (css: string): readonly string[] =>
  Array.from(css.replace(/\/\*.*?\*\//gs, '').matchAll(/@media[^{]*/g), ([query]) => query).flatMap((query) =>
    Array.from(query.matchAll(/\(([^)]*width[^)]*)\)/g), ([, condition = '']) => condition),
  );

describe('the breakpoints', () => {
  const files = globSync('**/*.css', { cwd: source });

  it('are found wherever a width is asked for', () => {
    expect(widthsIn('@media (min-width: 768px) and (max-width: 1099px) { a { } }')).toHaveLength(2);
    expect(widthsIn('@media (width >= 600px) { a { } }')).toEqual(['width >= 600px']);
    expect(widthsIn('/* @media (min-width: 1px) */ @media (hover: hover) { a { } }')).toEqual([]);
    expect(widthsIn('@container (width < 20rem) { a { } }')).toEqual([]);
    expect(files.length).toBeGreaterThan(150);
  });

  it('are the two that tokens.css lists', () => {
    const others = files.flatMap((file) =>
      widthsIn(readFileSync(`${source}${file}`, 'utf8'))
        .filter((condition) => !allowed.has(condition))
        .map((condition) => `${file}: ${condition}`),
    );
    expect(others).toEqual([]);
  });
});
