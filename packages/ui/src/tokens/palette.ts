export type Theme = 'light' | 'dark';
export type Palette = Readonly<Record<string, string>>;

/** Each colour of colors.css in both themes. */
export function readPalettes(css: string): Readonly<Record<Theme, Palette>> {
  const colors = Array.from(
    css.matchAll(/--([\w-]+): light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\);/g),
    ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
  );
  const of = (theme: Theme) => Object.fromEntries(colors.map((color) => [color.name, color[theme]]));
  return { light: of('light'), dark: of('dark') };
}

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The WCAG contrast ratio, 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

export interface Pair {
  readonly text: string;
  readonly background: string;
  readonly use: string;
  /** 4.5 for text, 3 for the border of a control. */
  readonly minContrast: 3 | 4.5;
}

const textPair = (text: string, ground: string, use: string): Pair => ({
  text,
  background: ground,
  use,
  minContrast: 4.5,
});

/** Every pair in use, for the contrast test. */
export const pairs: readonly Pair[] = [
  textPair('ink', 'paper', 'What is read'),
  textPair('ink', 'surface', 'What is read, on a card'),
  textPair('ink', 'sunk', 'A quiet button, a badge'),
  textPair('ink-2', 'paper', 'What is said beside it'),
  textPair('ink-2', 'surface', 'The same, on a card'),
  textPair('ink-2', 'sunk', 'A disabled button'),
  textPair('berry', 'paper', 'Links, numbers'),
  textPair('berry', 'surface', 'Links, on a card'),
  textPair('on-berry', 'berry', 'The main action'),
  textPair('on-berry', 'berry-press', 'The main action, pressed'),
  textPair('berry', 'berry-wash', 'Premium, the current place'),
  textPair('moss', 'paper', 'Good'),
  textPair('moss', 'surface', 'Good, on a card'),
  textPair('moss', 'moss-wash', 'Confirmed'),
  textPair('on-yes', 'yes', 'Accept'),
  textPair('on-yes', 'yes-press', 'Accept, pressed'),
  textPair('ochre', 'ochre-wash', 'Pending'),
  textPair('brick', 'brick-wash', 'Overdue, failed'),
  textPair('brick', 'paper', 'A field’s error'),
  textPair('on-brick', 'brick', 'Delete'),
  textPair('on-brick', 'brick-press', 'Delete, pressed'),
  textPair('on-plate', 'plate', 'The plate'),
  textPair('on-plate-2', 'plate', 'The plate’s quieter words'),
  textPair('on-own-message', 'own-message', 'My own message'),
  { text: 'line-strong', background: 'paper', use: 'The edge of a control', minContrast: 3 },
  { text: 'line-strong', background: 'surface', use: 'The edge of a field', minContrast: 3 },
];
