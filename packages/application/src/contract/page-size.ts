/** How many entries a page of a long list has, when nothing else is asked for and at the most. */
export const pageSize = { usual: 50, most: 200 } as const;
