// How large the house is, and how many files a change takes: `npm run figures -- COMMIT …` counts those of commits.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portsIn } from './imports.mjs';
import { root } from './repository.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What runs: without tests, stories, samples, migrations and what only tests or measurements use. */
const isSource = (file) =>
  /^packages\/\w+\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\.stories\.|\/migrations\/|\/sample-/.test(file);

const texts = git('ls-files', 'packages')
  .filter(isSource)
  .map((file) => [file, readFileSync(join(root, file), 'utf8')]);

const packages = Map.groupBy(texts, ([file]) => file.split('/')[1]);
const linesOf = (files) => files.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);

const rows = [...packages].map(([name, files]) => ({
  package: name,
  files: files.length,
  lines: linesOf(files),
  'over 200 lines': files.filter(([, text]) => text.split('\n').length > 200).length,
  ports: files.reduce((sum, [, text]) => sum + portsIn(text).length, 0),
  'use cases': files.reduce((sum, [, text]) => sum + [...text.matchAll(/\bextends useCase\(/g)].length, 0),
}));
console.table([...rows, { package: 'all', files: texts.length, lines: linesOf(texts) }]);

for (const commit of process.argv.slice(2)) {
  const [subject] = git('log', '-1', '--format=%s', commit);
  const files = git('show', '--name-only', '--format=', commit);
  process.stdout.write(
    `${subject}: ${files.filter(isSource).length} source files of ${files.length}\n${files.filter(isSource).join('\n')}\n\n`,
  );
}
