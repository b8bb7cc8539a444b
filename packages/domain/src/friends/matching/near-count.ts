/** How far mothers are counted for a visitor. */
export const nearKm = 15;

const steps = [20, 50, 100, 200, 500, 1000] as const;

/** The largest step that there are more of; 0 below the first, where one member who comes or goes would be noticed. */
export const moreThan = (count: number): number => steps.findLast((step) => count > step) ?? 0;
