import { createHash } from 'node:crypto';
import { folderOf } from './table.mjs';

/** Depends on the seed and the mutant alone, so that it is in the sample or not whatever else has changed. */
const placeOf = ({ file, change }, seed) =>
  createHash('sha1').update(`${seed} ${file} ${change}`).digest('hex');

/** Takes at most so many mutants of each folder. */
export function sampleOf(mutants, { size, seed }) {
  const byFolder = Map.groupBy(mutants, ({ file }) => folderOf(file));
  return [...byFolder]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([folder, all]) => {
      const chosen = all
        .map((mutant) => ({ mutant, place: placeOf(mutant, seed) }))
        .sort((a, b) => a.place.localeCompare(b.place))
        .slice(0, size)
        .map(({ mutant }) => mutant)
        .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
      return { folder, of: all.length, mutants: chosen };
    });
}
