import { parseId } from '../../platform/routing/parse-id.ts';

interface SuggestedTo {
  readonly id: number;
  /** What the card begins with, in place of the time. */
  readonly first?: 'place';
}

/** The card on which a playdate with a connection is planned. */
export const suggestPlaydatePath = ({ id, first }: SuggestedTo): string =>
  `/playdates/suggest?with=${id}${first ? `&first=${first}` : ''}`;

/** Whom it is planned with. */
export const suggestedWith = (query: URLSearchParams): number | undefined => parseId(query.get('with'));

/** Whether the card begins with a public place to choose. */
export const beginsWithPlace = (query: URLSearchParams): boolean => query.get('first') === 'place';

export function withoutFirst(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('first');
  return rest;
}

/** What the planner has written for the two, carried along from its page. */
export interface IdeaState {
  readonly idea?: string | undefined;
}
