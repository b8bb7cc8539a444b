/**
 * How many times longer than on a quiet machine everything takes, as the run measured at its start (see
 * `scripts/machine-factor.mjs`); 1 where nothing was measured.
 */
export const timeFactor = Math.max(1, Number(process.env.TEST_TIME_FACTOR ?? 1));

/** A limit in milliseconds, as long as this machine needs. */
export const patient = (milliseconds: number): number => Math.ceil(milliseconds * timeFactor);
