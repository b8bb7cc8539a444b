import { insistOnSight, type Sight } from '../blocks/visibility.ts';
import { DomainError } from '../shared/errors.ts';

/** What lets two members write to each other. Any one of these is enough. */
export type Ground = 'connection';

/** All that decides whether two members may write to each other, seen from the first. */
export interface Correspondence extends Sight {
  readonly grounds: readonly Ground[];
}

/** The one rule of who may write to whom; what a plan allows is asked at the door. */
export function insistOnCorrespondence(between: Correspondence | undefined): Correspondence {
  const seen = insistOnSight(between);
  if (seen.grounds.length === 0) {
    throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can message each other once you are connected.');
  }
  return seen;
}
