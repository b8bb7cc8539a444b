/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The lengths that have a token with this beginning of its name. */
const lengthsOf = (name: string): ReadonlySet<string> =>
  new Set(Array.from(tokens.matchAll(new RegExp(`--${name}[\\w-]*: (\\d+px);`, 'g')), ([, px = '']) => px));

const [spaces, icons] = [lengthsOf('space-'), lengthsOf('icon')];
/** A field's corner is no scale for other parts. */
const radii = new Set([...lengthsOf('radius-')].filter((px) => px !== '14px'));

/** What has lengths of its own: it is seen while the tokens are not loaded, or follows a drawing. */
const exceptions = [
  'screens/platform/status/StatusScreen.module.css',
  'components/pictures/Notch.module.css',
];

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '');
const lengthsIn = (value: string): readonly string[] => value.match(/(?<![\w.])\d+px/g) ?? [];

/** Declarations of spaces and corners with a length that has a token. */
function literalSteps(css: string): readonly string[] {
  const declarations = withoutComments(css).matchAll(/([\w-]+):\s*([^;{}]+);/g);
  return Array.from(declarations).flatMap(([text, property = '', value = '']) => {
    const steps = /^(?:gap|(?:row|column)-gap|margin|padding)/.test(property) ? spaces : radii;
    const isChecked = steps === spaces || property.endsWith('radius');
    return isChecked && lengthsIn(value).some((length) => steps.has(length)) ? text : [];
  });
}

/** Icons whose size is written as a length that has a token. */
const literalIcons = (css: string): readonly string[] =>
  Array.from(
    withoutComments(css).matchAll(/([^{};]*(?:svg|chevron|\.icon|\.lucide)\s*)\{([^{}]*)\}/g),
  ).flatMap(([, selector = '', rule = '']) =>
    [...rule.matchAll(/\b(?:width|height): (\d+px);/g)].some(([, length = '']) => icons.has(length))
      ? selector.trim()
      : [],
  );

describe('the lengths of stylesheets', () => {
  const files = globSync('**/*.module.css', { cwd: source }).filter((file) => !exceptions.includes(file));
  const inAll = (found: (css: string) => readonly string[]) =>
    files.flatMap((file) =>
      found(readFileSync(`${source}${file}`, 'utf8')).map((text) => `${file}: ${text}`),
    );

  it('are read from the tokens and the rules', () => {
    expect([spaces.size, icons.size, radii.size]).toEqual([14, 4, 4]);
    expect(literalSteps('a { padding: 0 16px; gap: 6px; } b { border-radius: 24px; }')).toHaveLength(2);
    expect(
      literalSteps('a { margin: calc(-1 * 8px); padding: calc(1px + 216px); width: 16px; }'),
    ).toHaveLength(1);
    expect(literalIcons('.back > svg { width: 20px; height: 20px; }')).toEqual(['.back > svg']);
    expect(literalIcons('.photo { width: 20px; }')).toEqual([]);
  });

  it('are tokens wherever a space or a corner has one', () => {
    expect(inAll(literalSteps)).toEqual([]);
  });

  it('are tokens for the sizes of icons', () => {
    expect(inAll(literalIcons)).toEqual([]);
  });
});
