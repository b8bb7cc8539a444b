import type { SharedChild } from '@nestmates/domain/together/insights/shared-facts.ts';

const ageOf = (age: number): string => (age < 1 ? 'baby' : `${age}-year-old`);

/** "your 4-year-old", or "one of your 4-year-olds" where there are two. */
function yourChild(age: number, children: readonly SharedChild[]): string {
  const ofThisAge = children.filter((child) => child.age === age).length;
  if (ofThisAge < 2) return `your ${ageOf(age)}`;
  return age < 1 ? 'one of your babies' : `one of your ${ageOf(age)}s`;
}

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Puts words in place of `{word}`, and of `{Word}` at the beginning of a sentence. */
export const fillIn = (text: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce(
    (filled, [name, value]) =>
      filled.replaceAll(`{${name}}`, value).replaceAll(`{${capitalize(name)}}`, capitalize(value)),
    text,
  );

export const aboutChild = (text: string, child: SharedChild, children: readonly SharedChild[]): string =>
  fillIn(text, { child: yourChild(child.age, children) });

export const aboutPair = (text: string, mine: number, theirs: number): string =>
  fillIn(text, { mine: `your ${ageOf(mine)}`, theirs: `their ${ageOf(theirs)}` });

export const mentionsChild = (text: string): boolean => /\{child\}/i.test(text);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a text was made from this one, for whichever child. */
export function isMadeFrom(libraryText: string, written: string): boolean {
  const fragments = libraryText.split(/\{[A-Za-z]+\}/).map(escaped);
  return new RegExp(`^${fragments.join('[^.!?:]{1,40}')}$`, 'u').test(written);
}
