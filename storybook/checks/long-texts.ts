import { cutTexts } from '@nestmates/ui/testing/cut-texts.ts';

const long = {
  name: 'Wilhelminaalexandrinajosephinemariatheod',
  title: 'Kindergartenabschlussfeierverkleidungskiste with wings, a crown, a wand and more',
  price: '$5,000',
} as const;

/** What members are called and how they call their things, in the arguments of a story. */
interface Texts {
  readonly names: Set<string>;
  readonly titles: Set<string>;
}

function collect(value: unknown, into: Texts, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 8 || '$$typeof' in value) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collect(inner, into, depth + 1);
    else if (/[a-z]Name$/.test(key)) into.names.add(inner);
    else if (key === 'title') into.titles.add(inner);
  }
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The longest first, so that a name within a title stays part of it. */
const oneOf = (texts: ReadonlySet<string>): RegExp | undefined => {
  const all = [...texts].filter((text) => text.length > 1).sort((one, other) => other.length - one.length);
  return all.length === 0 ? undefined : new RegExp(`(?<!\\w)(?:${all.map(escaped).join('|')})(?!\\w)`, 'g');
};

/**
 * What is cut once names and titles of the story's arguments, and all prices, are as long as they may be. They are
 * replaced on the rendered page, wherever it shows them, and put back.
 */
export function longTextsCut(args: unknown): readonly string[] {
  const texts: Texts = { names: new Set(), titles: new Set() };
  collect(args, texts);
  const [names, titles] = [oneOf(texts.names), oneOf(texts.titles)];
  const lengthened = (data: string) => {
    const priced = data.replace(/\$\d[\d,]*/g, (price) =>
      price.length < long.price.length ? long.price : price,
    );
    const titled = titles ? priced.replace(titles, long.title) : priced;
    return names ? titled.replace(names, long.name) : titled;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const before = new Map<Text, string>();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const data = lengthened(text.data);
    if (data === text.data || text.parentElement?.matches('script, style')) continue;
    before.set(text, text.data);
    text.data = data;
  }
  try {
    return before.size === 0 ? [] : cutTexts(['100%']).map((what) => `With long texts: ${what}`);
  } finally {
    for (const [text, data] of before) text.data = data;
  }
}
