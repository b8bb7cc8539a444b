import { invalid } from '../shared/errors.ts';
import { isCityOf } from './cities.ts';
import type { Place } from './member-point.ts';
import { isState, stateName } from './states.ts';

/** A city of its own state, or a refusal that says which of the two to choose again. */
export function requireHome({ state, city }: Place): Place {
  if (!isState(state)) throw invalid('state', 'Please choose a state from the list');
  if (!isCityOf(state, city)) throw invalid('city', `Please choose a city in ${stateName(state)}`);
  return { state, city };
}
