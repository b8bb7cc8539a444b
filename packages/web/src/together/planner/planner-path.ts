import { parseId } from '../../platform/routing/parse-id.ts';

interface PlannedWith {
  readonly id: number;
  readonly firstName: string;
}

/** With whom the planner was opened. */
export function plannedWith(query: URLSearchParams): PlannedWith | undefined {
  const id = parseId(query.get('with'));
  return id === undefined ? undefined : { id, firstName: query.get('name') ?? 'She' };
}
