import { features } from './features.ts';
import { describeColumns } from './platform/tables/described-columns.ts';

/** All tables of the database, as their features say them. */
export const tables = features.flatMap((feature) => feature.tables.map(({ table }) => table));

/** What deleting an account does with each column of theirs, and why the export leaves it out. */
export const columns = tables.flatMap(describeColumns);
