import { comparedName } from '../../platform/shared/compared-name.ts';
import { cityNames, townNames } from './cities.ts';

/** The whole name, its beginning, or the beginning of a later word; undefined for none of them. */
function rankOf(name: string, typed: string): number | undefined {
  const words = comparedName(name);
  if (words === typed) return 0;
  if (words.startsWith(typed)) return 1;
  return words.includes(` ${typed}`) ? 2 : undefined;
}

/** The towns of a state that fit what is typed, the best and largest first; before anything is typed, the listed cities. */
export function searchTowns(state: string, typed: string, most: number): readonly string[] {
  const looked = comparedName(typed);
  if (looked === '') return cityNames(state);
  const found = townNames(state).flatMap((name) => {
    const rank = rankOf(name, looked);
    return rank === undefined ? [] : [{ name, rank }];
  });
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ name }) => name);
}
