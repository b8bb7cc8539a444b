/** How many entries a page of a list has by default and at most. */
export const pageSize = { default: 50, max: 200 } as const;
