// Counts how large the house is and how many files a change takes, for docs/reference/figures.md:
// `npm run figures` prints it, `npm run figures -- --write` renews it, and `npm run figures -- COMMIT …` counts commits.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileCircles } from './file-circles.mjs';
import { folderCircles } from './folder-circles.mjs';
import { portsIn } from './imports.mjs';
import { root } from './repository.mjs';

const page = 'docs/reference/figures.md';
const given = process.argv.slice(2);

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What runs: without tests, stories, samples, migrations and what only tests or measurements use. */
const isSource = (file) =>
  /^packages\/\w+\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\.stories\.|\/migrations\/|\/sample-/.test(file);

const texts = git('ls-files', 'packages')
  .filter(isSource)
  .map((file) => [file, readFileSync(join(root, file), 'utf8')]);

const linesOf = (files) => files.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);
const packageNames = [...new Set(texts.map(([file]) => file.split('/')[1]))];
const inPackage = (name) => texts.filter(([file]) => file.startsWith(`packages/${name}/`));

/** Where an example of a change is written, without the demo's data, which need not have it. */
const examples = [
  ['a one-tap action of an order', 3, /\bwithdrawReturn\b/],
  ['an action of an order with a form', 4, /\b(?:sendReturn|SendBackDialog)\b/],
  ['a field of a listing', 6, /\bshippingIncluded\b/],
  ['a notification', 2, /\b(?:returnWithdrawn|return-withdrawn)\b/],
  ['a category of reports', 2, /(?:^|\s)hate: \{|'hate'/],
];

/** What somebody new looks for, by a word in the name of a file or folder. */
const firstGuesses = [
  ['login', /\/login(?:\.|\/)/],
  ['ban', /\/bann?(?:ed|s)?[-./]/],
  ['earnings', /\/earnings\//],
  ['bell', /\/Bell/],
  ['plan gate', /\/gates?\./],
  ['webhook', /\/webhooks?\./],
  ['score', /\/score\./],
  ['release', /\/release-/],
  ['cookie check', /\/[\w-]*cookies?\./],
  ['availability', /\/availability\//],
];

const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

const filesOf = (pattern) =>
  texts.filter(([file, text]) => !file.includes('/seed/') && pattern.test(text)).map(([file]) => file);

const shownPath = (file) => `\`${file.replace('packages/', '').replace('/src/', '/')}\``;

function circles() {
  const counted = packageNames.map((name) => folderCircles(new Map(inPackage(name))).length);
  return [
    ['circles of files', fileCircles(new Map(texts)).length, 0],
    ['circles of folders', counted.reduce((sum, count) => sum + count), 0],
  ];
}

function packageRows() {
  const rowOf = (name, files) => [
    name,
    files.length,
    linesOf(files),
    files.filter(([, text]) => text.split('\n').length > 200).length,
    files.reduce((sum, [, text]) => sum + portsIn(text).length, 0),
    files.reduce((sum, [, text]) => sum + [...text.matchAll(/\bextends useCase\(/g)].length, 0),
  ];
  return [...packageNames.map((name) => rowOf(name, inPackage(name))), rowOf('all', texts)];
}

/** The folders below a shelf, with the lines of each in every package; the parts that packages consist of stand apart. */
function featureRows() {
  const shelves = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'scripts/shelves.json'))).knows));
  const featureOf = ([file]) => {
    const [shelf, feature, ...rest] = file
      .split('/src/')[1]
      .replace(/^screens\//, '')
      .split('/');
    if (!shelves.has(shelf)) return 'other';
    return rest.length > 0 ? `${shelf}/${feature}` : shelf;
  };
  const features = Map.groupBy(texts, featureOf);
  return [...features]
    .map(([feature, files]) => [
      feature,
      ...packageNames.map((name) => linesOf(files.filter(([file]) => file.startsWith(`packages/${name}/`)))),
      linesOf(files),
    ])
    .sort(([one], [other]) => (one === 'other') - (other === 'other') || one.localeCompare(other));
}

function figures() {
  const changes = examples.map(([change, goal, pattern]) => ({ change, goal, files: filesOf(pattern) }));
  const guesses = firstGuesses.map(([what, pattern]) => [
    what,
    texts.find(([file]) => pattern.test(file))?.[0],
  ]);
  return [
    '# Figures',
    '',
    '<!-- Written by `npm run figures -- --write`. -->',
    '',
    'Counted without tests, stories, samples, migrations and what only tests or measurements use.',
    '',
    ...table(
      ['what', 'counted', 'goal'],
      [
        ...changes.map(({ change, goal, files }) => [`files for ${change}`, files.length, goal]),
        ['found at first guess, of ten', guesses.filter(([, file]) => file).length, 9],
        ...circles(),
        ['lines of TypeScript', linesOf(texts), 125000],
      ],
    ),
    '',
    '## Where a change is written',
    '',
    ...changes.map(({ change, files }) => `- ${change}: ${files.map(shownPath).join(', ')}`),
    '',
    '## Found at first guess',
    '',
    ...table(
      ['looked for', 'found'],
      guesses.map(([what, file]) => [what, file ? shownPath(file) : 'no']),
    ),
    '',
    '## Packages',
    '',
    ...table(['package', 'files', 'lines', 'files over 200 lines', 'ports', 'use cases'], packageRows()),
    '',
    '## Lines of each feature',
    '',
    'A shelf by itself is what stands directly on it.',
    '',
    ...table(['feature', ...packageNames, 'all'], featureRows()),
    '',
  ].join('\n');
}

for (const commit of given.filter((argument) => argument !== '--write')) {
  const [subject] = git('log', '-1', '--format=%s', commit);
  const files = git('show', '--name-only', '--format=', commit);
  process.stdout.write(
    `${subject}: ${files.filter(isSource).length} source files of ${files.length}\n${files.filter(isSource).join('\n')}\n\n`,
  );
}
if (given.includes('--write')) writeFileSync(join(root, page), figures());
else if (given.length === 0) process.stdout.write(figures());
