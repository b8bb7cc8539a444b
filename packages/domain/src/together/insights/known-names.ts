/** The names that must neither leave in a member's notes nor come back in a text that was written for them. */
export interface KnownNames {
  readonly own: readonly string[];
  readonly children: readonly string[];
  /** Names of members whom the member knows. */
  readonly others: readonly string[];
}

export const noNames: KnownNames = { own: [], children: [], others: [] };

const placeholders = {
  own: '[me]',
  children: '[my child]',
  others: '[a friend]',
} as const satisfies Record<keyof KnownNames, string>;

/**
 * Names that are also everyday words. In lower case they are the word, and at the beginning of a sentence, as
 * in "Will your baby…", too.
 */
const everydayWords: ReadonlySet<string> = new Set(
  [
    'amber angel april art ash aspen august autumn baker bay bee bell best bill black book brook brown bud bush',
    'chance charity chase child christian church clay cook cross daisy dawn day dean drew eve faith fern field',
    'fields fisher forest frank friend ginger good grace grant gray green guy hazel heather hill holly honey hope',
    'house hunter iris ivy jade jasmine joy june king lane lily long love major mark mason may me melody mercy',
    'mike miles my noble olive page park parks pat patience pearl penny pepper price rain ray reed rice rich',
    'river robin rose ruby rusty sage sandy short skip sky small star storm strong summer sunny teddy tiny violet',
    'white will willow winter wise wood woods woody wren you young',
  ].flatMap((line) => line.split(' ')),
);

const inLowerCase = (word: string): boolean => /^\p{Ll}/u.test(word);

/** Levels how people type a name: in any case, with or without its accents, with either apostrophe. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'");

const isEverydayWord = (word: string): boolean => everydayWords.has(folded(word));

/** A name and each of its words, folded; single letters identify nobody. */
function foldedParts(name: string): readonly string[] {
  const whole = folded(name.trim());
  return [whole, ...whole.split(/[\s-]+/)].filter((word) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(word));
}

const characterPattern = (character: string): string =>
  character === "'" ? "['’ʼ]" : `${character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')}\\p{M}*`;

/** Whole words only, longer names first; for a text that is decomposed. */
function patternOf(words: readonly string[]): RegExp {
  const anyWord = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => Array.from(word, characterPattern).join(''));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${anyWord.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** Replaces every name by whom it stands for. */
export function withoutNames(text: string, names: KnownNames): string {
  const placeholderOf = new Map<string, string>();
  for (const kind of ['others', 'children', 'own'] as const) {
    for (const word of names[kind].flatMap(foldedParts)) placeholderOf.set(word, placeholders[kind]);
  }
  if (placeholderOf.size === 0) return text;
  return text
    .normalize('NFKD')
    .replace(patternOf([...placeholderOf.keys()]), (word) =>
      isEverydayWord(word) && inLowerCase(word)
        ? word
        : (placeholderOf.get(folded(word)) ?? placeholders.others),
    )
    .normalize('NFC');
}

const endsSentence = (text: string): boolean => /(?:^|[.!?:“"(]\s*)$/u.test(text);

/** Whether a text that was written for a member names somebody they know. */
export function namesSomebody(text: string, names: KnownNames): boolean {
  const words = [...names.own, ...names.children, ...names.others].flatMap(foldedParts);
  if (words.length === 0) return false;
  const decomposed = text.normalize('NFKD');
  return [...decomposed.matchAll(patternOf(words))].some(
    ({ 0: word, index }) =>
      !inLowerCase(word) && !(isEverydayWord(word) && endsSentence(decomposed.slice(0, index))),
  );
}
