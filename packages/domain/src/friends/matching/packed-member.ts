import { childRule } from '../../members/children/child.ts';
import type { Point } from '../../members/places/point.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { type ChildAges, childAges } from './child-ages.ts';
import type { Concepts } from './concept-space.ts';
import { conceptSpaces } from './concept-spaces.ts';
import { type Bits, bitLayout, readBits, writeBits } from './packed-bits.ts';
import type { PreparedProfile } from './prepared-profile.ts';

/** A member as the search reads them: a few 32-bit words, so that one query returns thousands. */
export interface PackedMember {
  readonly memberId: MemberId;
  readonly pro: boolean;
  readonly profile: PreparedProfile;
}

/** Nobody has more than seven children of one age. */
export const bitsPerAge = 3;
const maxChildrenOfAge = 2 ** bitsPerAge - 1;
const agesPerWord = Math.floor(32 / bitsPerAge);

const { reserve, reserveSet, reserved } = bitLayout();

/** Place of each part within a member's words. Small parts share one. */
export const layout = {
  memberId: reserve(32),
  pro: reserve(1),
  /** One more than the zip code; zero means no zip. */
  zip: reserve(17),
  lookingFor: reserveSet(conceptSpaces.lookingFor.names.length),
  slots: reserve(21),
  lifestyle: reserveSet(conceptSpaces.lifestyle.names.length),
  community: reserveSet(conceptSpaces.community.names.length),
  parenting: reserveSet(conceptSpaces.parenting.names.length),
  childInterests: reserveSet(conceptSpaces.children.names.length),
  /** How many children of each age. */
  ages: Array.from({ length: Math.ceil((childRule.maxAge + 1) / agesPerWord) }, (_, nth) => ({
    firstAge: nth * agesPerWord,
    bits: reserve(agesPerWord * bitsPerAge),
  })),
} as const;

/** A multiple of three, so that members are a whole number of base64 characters, and can be joined as text. */
export const wordsPerMember = Math.ceil(reserved() / 3) * 3;

/** Raised where what goes into the words changes and the words do not. */
const contents = 'without what is told to connections only';

/**
 * Changes whenever the meaning of the stored words changes, so that members packed by an older version are
 * packed again.
 */
export const encodingVersion: number = [
  ...JSON.stringify([contents, layout, Object.values(conceptSpaces).map(({ names }) => names)]),
].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

/** How many children the member has of each age from this one on, as many ages as a word has room for. */
function countsFrom(firstAge: number, { ages }: ChildAges): number {
  let counts = 0;
  for (let nth = 0; nth < agesPerWord; nth += 1) {
    const count = ages.filter((age) => age === firstAge + nth).length;
    counts |= Math.min(maxChildrenOfAge, count) << (nth * bitsPerAge);
  }
  return counts;
}

export function pack({ memberId, pro, profile }: PackedMember): Int32Array {
  const words = new Int32Array(wordsPerMember);
  const write = (part: Bits, value: number) => writeBits(words, part, value);
  const writeSet = (parts: readonly Bits[], values: Concepts) => {
    for (const [nth, part] of parts.entries()) write(part, values[nth] ?? 0);
  };
  write(layout.memberId, memberId);
  write(layout.pro, Number(pro));
  write(layout.zip, profile.zip === undefined ? 0 : profile.zip + 1);
  write(layout.slots, profile.slots);
  writeSet(layout.lookingFor, profile.lookingFor);
  writeSet(layout.lifestyle, profile.lifestyle);
  writeSet(layout.community, profile.community);
  writeSet(layout.parenting, profile.parenting);
  writeSet(layout.childInterests, profile.childInterests);
  for (const { firstAge, bits } of layout.ages) write(bits, countsFrom(firstAge, profile.ages));
  return words;
}

const readSet = (words: Int32Array, from: number, parts: readonly Bits[]): Concepts =>
  parts.map((part) => readBits(words, from, part));

function readAges(words: Int32Array, from: number): ChildAges {
  const ages: number[] = [];
  for (const { firstAge, bits } of layout.ages) {
    let age = firstAge;
    for (let counts = readBits(words, from, bits); counts !== 0; counts >>>= bitsPerAge, age += 1) {
      for (let count = counts & maxChildrenOfAge; count > 0; count -= 1) ages.push(age);
    }
  }
  return childAges(ages);
}

/**
 * Reads the member at an offset. The member's coordinates are not in the words: the neighborhood stores them once.
 */
export function unpack(words: Int32Array, from: number, point: Point): PackedMember {
  const zip = readBits(words, from, layout.zip);
  return {
    memberId: readBits(words, from, layout.memberId),
    pro: readBits(words, from, layout.pro) === 1,
    profile: {
      point,
      zip: zip === 0 ? undefined : zip - 1,
      ages: readAges(words, from),
      childInterests: readSet(words, from, layout.childInterests),
      parenting: readSet(words, from, layout.parenting),
      lifestyle: readSet(words, from, layout.lifestyle),
      slots: readBits(words, from, layout.slots),
      lookingFor: readSet(words, from, layout.lookingFor),
      community: readSet(words, from, layout.community),
    },
  };
}
