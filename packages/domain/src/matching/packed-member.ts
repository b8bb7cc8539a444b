import { childRule } from '../children/child.ts';
import type { Point } from '../places/point.ts';
import type { MemberId } from '../shared/ids.ts';
import { childAges } from './child-ages.ts';
import type { ConceptSpace, Concepts } from './concept-space.ts';
import { spaces } from './concept-spaces.ts';
import type { Prepared } from './prepared-profile.ts';

/** A member as the search keeps her: a few words of 32 bits, so that thousands fit into one answer of the database. */
export interface Packed {
  readonly memberId: MemberId;
  readonly pro: boolean;
  readonly profile: Prepared;
}

const wordsFor = ({ names }: ConceptSpace): number => Math.ceil(names.length / 32);

/** Four bits for each age; nobody has more than 15 children of one age. */
const agesInWord = 8;
const mostOfOneAge = 15;

/** The layout: where each part of a member begins. */
const at = (() => {
  let next = 0;
  const take = (words: number) => {
    next += words;
    return next - words;
  };
  return {
    memberId: take(1),
    /** Doubled, with the plan in the lowest bit; nought stands for no zip. */
    zipAndPlan: take(1),
    slots: take(1),
    lookingFor: take(wordsFor(spaces.lookingFor)),
    lifestyle: take(wordsFor(spaces.lifestyle)),
    community: take(wordsFor(spaces.community)),
    parenting: take(wordsFor(spaces.parenting)),
    childInterests: take(wordsFor(spaces.children)),
    ages: take(Math.ceil((childRule.maxAge + 1) / agesInWord)),
    end: next,
  };
})();

export const wordsOfOne = at.end;

/** Changes whenever a packed member would be read otherwise than she was written. */
export const encoding: number = [
  ...JSON.stringify([at, Object.values(spaces).map(({ names }) => names)]),
].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

export function pack({ memberId, pro, profile }: Packed): Int32Array {
  const words = new Int32Array(wordsOfOne);
  words[at.memberId] = memberId;
  words[at.zipAndPlan] = (profile.zip === undefined ? 0 : profile.zip + 1) * 2 + Number(pro);
  words[at.slots] = profile.slots;
  words.set(profile.lookingFor, at.lookingFor);
  words.set(profile.lifestyle, at.lifestyle);
  words.set(profile.community, at.community);
  words.set(profile.parenting, at.parenting);
  words.set(profile.childInterests, at.childInterests);
  for (let age = 0; age <= childRule.maxAge; age += 1) {
    const count = Math.min(mostOfOneAge, profile.ages.ages.filter((own) => own === age).length);
    const word = at.ages + Math.floor(age / agesInWord);
    words[word] = (words[word] ?? 0) | (count << ((age % agesInWord) * 4));
  }
  return words;
}

function concepts(words: Int32Array, from: number, to: number): Concepts {
  if (to - from === 1) return [words[from] ?? 0];
  const read: number[] = [];
  for (let word = from; word < to; word += 1) read.push(words[word] ?? 0);
  return read;
}

function agesIn(words: Int32Array, from: number, to: number): number[] {
  const ages: number[] = [];
  for (let word = from; word < to; word += 1) {
    let age = (word - from) * agesInWord;
    for (let counts = words[word] ?? 0; counts !== 0; counts >>>= 4, age += 1) {
      for (let count = counts & mostOfOneAge; count > 0; count -= 1) ages.push(age);
    }
  }
  return ages;
}

/** Reads the member who begins at a word; where she lives stands beside the words, once for a neighborhood. */
export function unpack(words: Int32Array, from: number, point: Point): Packed {
  const zipAndPlan = words[from + at.zipAndPlan] ?? 0;
  return {
    memberId: words[from + at.memberId] ?? 0,
    pro: (zipAndPlan & 1) === 1,
    profile: {
      point,
      zip: zipAndPlan < 2 ? undefined : (zipAndPlan >> 1) - 1,
      ages: childAges(agesIn(words, from + at.ages, from + at.end)),
      childInterests: concepts(words, from + at.childInterests, from + at.ages),
      parenting: concepts(words, from + at.parenting, from + at.childInterests),
      lifestyle: concepts(words, from + at.lifestyle, from + at.community),
      slots: words[from + at.slots] ?? 0,
      lookingFor: concepts(words, from + at.lookingFor, from + at.lifestyle),
      community: concepts(words, from + at.community, from + at.parenting),
    },
  };
}
