import { parseId } from '../../platform/routing/parse-id.ts';

interface PlannedWith {
  readonly id: number;
  readonly firstName: string;
}

/** The planner, for a playdate with one connection. */
export const plannerPathWith = ({ id, firstName }: PlannedWith): string =>
  `/playdate-planner?${new URLSearchParams({ with: String(id), name: firstName })}`;

/** With whom the planner was opened. */
export function plannedWith(query: URLSearchParams): PlannedWith | undefined {
  const id = parseId(query.get('with'));
  return id === undefined ? undefined : { id, firstName: query.get('name') ?? 'She' };
}
