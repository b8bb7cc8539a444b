/** How many entries a page of a long list has, when nothing else is asked for and at the most. */
export const pageSize = { default: 50, max: 200 } as const;
