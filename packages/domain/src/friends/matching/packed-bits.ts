/** A run of at most 32 bits within a member's words. */
export interface Bits {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

const maskOf = (length: number): number => (length === 32 ? -1 : (1 << length) - 1);

/** Places parts one after the other; a part begins a new word where it does not fit into the rest of one. */
export function bitLayout() {
  let [word, used] = [0, 0];
  const reserve = (length: number): Bits => {
    if (used + length > 32) [word, used] = [word + 1, 0];
    const place = { word, shift: used, mask: maskOf(length) };
    used += length;
    return place;
  };
  return {
    reserve,
    /** One place for each 32 bits. */
    reserveSet: (size: number): readonly Bits[] =>
      Array.from({ length: Math.ceil(size / 32) }, (_, nth) => reserve(Math.min(32, size - nth * 32))),
    reserved: () => word + 1,
  };
}

export const readBits = (words: Int32Array, from: number, { word, shift, mask }: Bits): number =>
  ((words[from + word] ?? 0) >>> shift) & mask;

export function writeBits(words: Int32Array, { word, shift, mask }: Bits, value: number): void {
  words[word] = (words[word] ?? 0) | ((value & mask) << shift);
}
