/**
 * Divides pieces of work into parts that take about the same time: the longest first, each to the part that has the
 * least. The same pieces always give the same parts.
 */
export function inParts(pieces, count) {
  const parts = Array.from({ length: count }, () => ({ seconds: 0, pieces: [] }));
  const longestFirst = pieces.toSorted(
    (one, other) => other.seconds - one.seconds || one.file.localeCompare(other.file),
  );
  for (const piece of longestFirst) {
    const least = parts.reduce((best, part) => (part.seconds < best.seconds ? part : best));
    least.pieces.push(piece);
    least.seconds += piece.seconds;
  }
  return parts.map(({ pieces }) => pieces);
}

/** `2/6` as numbers; undefined for anything else. */
export function partNamed(text) {
  const [, part, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const numbers = { part: Number(part), count: Number(count) };
  return numbers.part >= 1 && numbers.part <= numbers.count ? numbers : undefined;
}
