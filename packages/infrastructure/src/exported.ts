import { features } from './features.ts';
import { sectionsOf } from './platform/tables/described-columns.ts';

const sectionsOfAll = features.flatMap(({ tables, exported }) => [
  ...tables.flatMap(({ table }) => Object.entries(sectionsOf(table))),
  ...Object.entries(exported.sections ?? {}),
]);

/** The sections of the file that members take along, as the features say them. */
export const exported = {
  sections: Object.fromEntries(sectionsOfAll),
  sealed: Object.fromEntries(features.flatMap(({ exported: { sealed = {} } }) => Object.entries(sealed))),
};
