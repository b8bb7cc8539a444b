import { parseId } from '../../platform/routing/parse-id.ts';

/** The card on which a playdate with a connection is planned. */
export const suggestPlaydatePath = ({ id }: { readonly id: number }): string =>
  `/playdates/suggest?with=${id}`;

/** Whom it is planned with. */
export const suggestedWith = (query: URLSearchParams): number | undefined => parseId(query.get('with'));

/** What the planner has written for the two, carried along from its page. */
export interface IdeaState {
  readonly idea?: string | undefined;
}
