import { pathOf } from '../api/call.ts';
import type { ReadName } from '../api/endpoints.ts';

/** Stands for all query keys that begin with it. */
export type QueryKeyPrefix = readonly (string | number)[];

/** The key of a read: the path of its endpoint, and what tells apart several reads of it. */
export const queryKey = (name: ReadName, ...which: readonly (string | number)[]): QueryKeyPrefix => [
  pathOf(name),
  ...which,
];
