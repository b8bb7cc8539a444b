// Keeps how long each test file took in the last run of each suite, for the order of the next runs and for the
// parts of `npm run test:deep`.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';
import { readReport } from './testing/report.mjs';
import { suites } from './testing/suites.mjs';
import { times, timesFile } from './testing/times.mjs';

const reports = join(root, '.cache', 'tests');
const known = times();
for (const name of Object.keys(suites)) {
  if (!readdirSync(reports).includes(`${name}.json`)) continue;
  const files = readReport(join(reports, `${name}.json`));
  // A run of a few files renews those alone.
  const measured = { ...known[name] };
  for (const { file, seconds } of files) measured[file] = Number(seconds.toFixed(1));
  const longest = Object.entries(measured).filter(
    ([file, seconds]) => seconds >= 0.5 && suites[name].files(file),
  );
  known[name] = Object.fromEntries(longest.toSorted(([one], [other]) => one.localeCompare(other)));
}
writeFileSync(timesFile, `${JSON.stringify(known, undefined, 2)}\n`);
