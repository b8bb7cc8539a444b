import { invalid } from '../../platform/shared/errors.ts';
import { isCityOf } from './cities.ts';
import type { Place } from './member-point.ts';
import { isState, stateName } from './states.ts';

/** A city within its state, or an error that names the field to correct. */
export function requireHome({ state, city }: Place): Place {
  if (!isState(state)) throw invalid('state', 'Please choose a state from the list');
  if (!isCityOf(state, city)) throw invalid('city', `Please choose a city in ${stateName(state)}`);
  return { state, city };
}
