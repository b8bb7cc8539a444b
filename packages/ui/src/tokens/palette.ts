export type Theme = 'light' | 'dark';
export type Palette = Readonly<Record<string, string>>;

const valuesIn = (block: string): Palette =>
  Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );

/** The three blocks of colors.css: light, dark by the system, dark by choice. */
export const readPalettes = (css: string) => {
  const [light = '', system = '', chosen = ''] = css
    .split(/(?=:root[^{]*\{)/)
    .filter((part) => part.startsWith(':root'));
  return { light: valuesIn(light), system: valuesIn(system), dark: valuesIn(chosen) };
};

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** As WCAG counts it, 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

export interface Pair {
  readonly text: string;
  readonly ground: string;
  readonly use: string;
  /** 4.5 for words, 3 for the edge of a control. */
  readonly least: 3 | 4.5;
}

const words = (text: string, ground: string, use: string): Pair => ({ text, ground, use, least: 4.5 });

/** Every pair that is used, and so has to be readable. */
export const pairs: readonly Pair[] = [
  words('ink', 'paper', 'What is read'),
  words('ink', 'surface', 'What is read, on a card'),
  words('ink', 'sunk', 'A quiet button, a badge'),
  words('ink-2', 'paper', 'What is said beside it'),
  words('ink-2', 'surface', 'The same, on a card'),
  words('ink-2', 'sunk', 'A disabled button'),
  words('berry', 'paper', 'Links, numbers'),
  words('berry', 'surface', 'Links, on a card'),
  words('on-berry', 'berry', 'The main action'),
  words('on-berry', 'berry-press', 'The main action, pressed'),
  words('berry', 'berry-wash', 'Premium, the current place'),
  words('moss', 'paper', 'Good'),
  words('moss', 'surface', 'Good, on a card'),
  words('moss', 'moss-wash', 'Confirmed'),
  words('on-yes', 'yes', 'Accept'),
  words('on-yes', 'yes-press', 'Accept, pressed'),
  words('ochre', 'ochre-wash', 'Pending'),
  words('brick', 'brick-wash', 'Overdue, failed'),
  words('brick', 'paper', 'A field’s error'),
  words('on-brick', 'brick', 'Delete'),
  words('on-brick', 'brick-press', 'Delete, pressed'),
  words('on-plate', 'plate', 'The plate'),
  words('on-plate-2', 'plate', 'The plate’s quieter words'),
  words('on-me', 'me', 'My own message'),
  { text: 'line-strong', ground: 'paper', use: 'The edge of a control', least: 3 },
  { text: 'line-strong', ground: 'surface', use: 'The edge of a field', least: 3 },
];
