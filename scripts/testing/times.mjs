import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';

export const timesFile = join(root, 'scripts', 'testing', 'times.json');

/** Seconds that each file took in the last run that was kept, by suite; renewed by `npm run test:times`. */
export const times = () => JSON.parse(readFileSync(timesFile, 'utf8'));

/** What a file is expected to take that no run has measured. */
const unknown = 1;

export const secondsOf = (known, suite, file) => known[suite]?.[file] ?? unknown;
