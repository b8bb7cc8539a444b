import { features } from './features.ts';

const all = features.map((feature) => feature.exported);

/** What of all tables stands in the file that members take along, and why the rest does not, as the features say. */
export const exported = {
  sections: Object.fromEntries(all.flatMap(({ sections = {} }) => Object.entries(sections))),
  sealed: Object.fromEntries(all.flatMap(({ sealed = {} }) => Object.entries(sealed))),
  left: all.flatMap(({ left = {} }) => Object.entries(left)),
};
