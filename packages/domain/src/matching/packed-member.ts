import { childRule } from '../children/child.ts';
import type { Point } from '../places/point.ts';
import type { MemberId } from '../shared/ids.ts';
import { childAges } from './child-ages.ts';
import type { ConceptSpace, Concepts } from './concept-space.ts';
import { conceptSpaces } from './concept-spaces.ts';
import type { PreparedProfile } from './prepared-profile.ts';

/** A member as the search reads her: a few 32-bit words, so that one query returns thousands. */
export interface PackedMember {
  readonly memberId: MemberId;
  readonly pro: boolean;
  readonly profile: PreparedProfile;
}

const wordCount = ({ names }: ConceptSpace): number => Math.ceil(names.length / 32);

/** Four bits per age, since nobody has more than 15 children of one age. */
const agesPerWord = 8;
const maxChildrenOfAge = 15;

/** The offset of each part within a member's words. */
const layout = (() => {
  let next = 0;
  const reserve = (words: number) => {
    next += words;
    return next - words;
  };
  return {
    memberId: reserve(1),
    /** Twice the zip code, with the plan in the lowest bit; zero means no zip. */
    zipAndPlan: reserve(1),
    slots: reserve(1),
    lookingFor: reserve(wordCount(conceptSpaces.lookingFor)),
    lifestyle: reserve(wordCount(conceptSpaces.lifestyle)),
    community: reserve(wordCount(conceptSpaces.community)),
    parenting: reserve(wordCount(conceptSpaces.parenting)),
    childInterests: reserve(wordCount(conceptSpaces.children)),
    ages: reserve(Math.ceil((childRule.maxAge + 1) / agesPerWord)),
    end: next,
  };
})();

export const wordsPerMember = layout.end;

/**
 * Changes whenever the meaning of the stored words changes, so that members packed by an older version are
 * packed again.
 */
export const encodingVersion: number = [
  ...JSON.stringify([layout, Object.values(conceptSpaces).map(({ names }) => names)]),
].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

export function pack({ memberId, pro, profile }: PackedMember): Int32Array {
  const words = new Int32Array(wordsPerMember);
  words[layout.memberId] = memberId;
  words[layout.zipAndPlan] = (profile.zip === undefined ? 0 : profile.zip + 1) * 2 + Number(pro);
  words[layout.slots] = profile.slots;
  words.set(profile.lookingFor, layout.lookingFor);
  words.set(profile.lifestyle, layout.lifestyle);
  words.set(profile.community, layout.community);
  words.set(profile.parenting, layout.parenting);
  words.set(profile.childInterests, layout.childInterests);
  for (let age = 0; age <= childRule.maxAge; age += 1) {
    const count = Math.min(maxChildrenOfAge, profile.ages.ages.filter((own) => own === age).length);
    const word = layout.ages + Math.floor(age / agesPerWord);
    words[word] = (words[word] ?? 0) | (count << ((age % agesPerWord) * 4));
  }
  return words;
}

function readConcepts(words: Int32Array, from: number, to: number): Concepts {
  if (to - from === 1) return [words[from] ?? 0];
  const read: number[] = [];
  for (let word = from; word < to; word += 1) read.push(words[word] ?? 0);
  return read;
}

function readAges(words: Int32Array, from: number, to: number): number[] {
  const ages: number[] = [];
  for (let word = from; word < to; word += 1) {
    let age = (word - from) * agesPerWord;
    for (let counts = words[word] ?? 0; counts !== 0; counts >>>= 4, age += 1) {
      for (let count = counts & maxChildrenOfAge; count > 0; count -= 1) ages.push(age);
    }
  }
  return ages;
}

/** Reads the member at an offset. Her coordinates are not in the words: the neighborhood stores them once. */
export function unpack(words: Int32Array, from: number, point: Point): PackedMember {
  const zipAndPlan = words[from + layout.zipAndPlan] ?? 0;
  return {
    memberId: words[from + layout.memberId] ?? 0,
    pro: (zipAndPlan & 1) === 1,
    profile: {
      point,
      zip: zipAndPlan < 2 ? undefined : (zipAndPlan >> 1) - 1,
      ages: childAges(readAges(words, from + layout.ages, from + layout.end)),
      childInterests: readConcepts(words, from + layout.childInterests, from + layout.ages),
      parenting: readConcepts(words, from + layout.parenting, from + layout.childInterests),
      lifestyle: readConcepts(words, from + layout.lifestyle, from + layout.community),
      slots: words[from + layout.slots] ?? 0,
      lookingFor: readConcepts(words, from + layout.lookingFor, from + layout.lifestyle),
      community: readConcepts(words, from + layout.community, from + layout.parenting),
    },
  };
}
