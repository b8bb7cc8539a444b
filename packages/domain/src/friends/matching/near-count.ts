/** As far as mothers are counted for whoever asks how many there are, without an account. */
export const nearKm = 15;

const steps = [5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** The largest step that there are more of; 0 below the first, so that nobody's arrival can be watched. */
export const moreThan = (count: number): number => steps.findLast((step) => count > step) ?? 0;
