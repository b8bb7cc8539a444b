import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownClocks } from './clocks.mjs';
import { commentOpenings } from './comment-openings.mjs';
import { unexplained } from './dependencies.mjs';
import { folderCircles } from './folder-circles.mjs';
import { missingPaths, namesIn } from './named-paths.mjs';
import { root } from './repository.mjs';
import { rolesInProse } from './roles-in-prose.mjs';
import { secretsIn } from './secrets.mjs';
import { shelves, wrongWays } from './shelves.mjs';
import { statements } from './statements.mjs';
import { vendorWords } from './vendor-words.mjs';

/** Rules that no other tool checks, each with the message shown when it is broken. */
const inSource = [
  [/\b(?:it|test|describe)\.(?:skip|only|todo)\b/, 'a test is skipped or focused'],
  [/\bbiome-ignore\b|@ts-(?:ignore|expect-error|nocheck)\b/, 'a check is silenced'],
  [/\b(?:TODO|FIXME|XXX)\b/, 'something is left to do'],
  [/\blorem ipsum\b/i, 'a text is a placeholder'],
  [
    /\.click\(await screen\.findByRole\('option'/,
    'an option is tapped without chooseOption, which waits until its list has closed',
  ],
  [/\bexport (?:async )?function down\(/, 'a migration has a way back, which nothing takes'],
];

/** The violations in this repository, as lines of `file:line: message`. */
export function repositoryRules() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  const documents = files.filter(isDocument);
  const names = namesIn(files, shelves);
  return [
    ...files.filter(isSource).flatMap(brokenInSource),
    ...files.filter(isSource).flatMap((file) => vendorWords(file, text(file))),
    ...files.filter(isSource).flatMap((file) => ownClocks(file, text(file))),
    ...files.filter(isSource).flatMap((file) => commentOpenings(file, text(file))),
    ...files.filter(isSource).flatMap((file) => statements(file, text(file))),
    ...files.filter(isProse).flatMap((file) => rolesInProse(file, text(file))),
    ...documents.flatMap(deadLinks),
    ...documents.flatMap((file) => missingPaths(file, text(file), names)),
    ...files.filter((file) => file !== 'package-lock.json').flatMap(secrets),
    ...lockfileHosts(),
    ...unexplainedDependencies(files),
    ...packages.flatMap((name) => structure(sourcesOf(name, files))),
    ...contractsOutsideApi(files),
  ];
}

const dependenciesPage = 'docs/dependencies.md';

const packages = ['domain', 'application', 'infrastructure', 'http', 'ui', 'web'];

/** Folders import each other in one direction, and shelves in that of the table. */
const structure = (sources) => [...wrongWays(sources), ...folderCircles(sources)];

/** Leaves out tests and stories, which nothing imports. */
const sourcesOf = (name, files) =>
  new Map(
    files
      .filter(
        (file) =>
          file.startsWith(`packages/${name}/src/`) && /^(?!.*\.(?:test|stories)\.).*\.tsx?$/.test(file),
      )
      .map((file) => [file, text(file)]),
  );

/** The web app calls the endpoints of `Api`, a type that no program runs and no test reads. */
function contractsOutsideApi(files) {
  const api = text('packages/application/src/api.ts');
  return files
    .map((file) => /^packages\/application\/src\/(.+)\/contract\.ts$/.exec(file))
    .filter((found) => found && !api.includes(`'./${found[1]}/contract.ts'`))
    .map(([file]) => `${file}: is not in packages/application/src/api.ts, so the web app cannot call it`);
}

const isDocument = (file) => file.endsWith('.md');
const isProse = (file) => isSource(file) || isDocument(file);
const isSource = (file) =>
  /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !/repository-rules\.mjs$|\/choose-option\.ts$/.test(file);

const text = (file) => readFileSync(join(root, file), 'utf8');

/** Binary files have no lines. */
const secrets = (file) => {
  const content = text(file);
  return content.includes('\0') ? [] : secretsIn(content).map((found) => `${file}:${found}`);
};

const lineOf = (content, index) => content.slice(0, index).split('\n').length;

function brokenInSource(file) {
  const content = text(file);
  return inSource.flatMap(([pattern, sentence]) => {
    const found = pattern.exec(content);
    return found ? [`${file}:${lineOf(content, found.index)}: ${sentence}`] : [];
  });
}

/** Images and pages that a document links to must exist. */
function deadLinks(file) {
  const content = text(file);
  return [...content.matchAll(/\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g)]
    .filter(([, target]) => !existsSync(join(root, dirname(file), decodeURI(target))))
    .map(({ 1: target, index }) => `${file}:${lineOf(content, index)}: ${target} is not there`);
}

/** The package registry is each machine's own setting. */
function lockfileHosts() {
  return /"resolved": "https?:/.test(text('package-lock.json'))
    ? ['package-lock.json: names the host of a registry']
    : [];
}

function unexplainedDependencies(files) {
  const manifests = files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .map((file) => JSON.parse(text(file)));
  return unexplained(manifests, text(dependenciesPage)).map((found) => `${dependenciesPage}: ${found}`);
}

if (import.meta.main) {
  const broken = repositoryRules();
  for (const rule of broken) process.stdout.write(`${rule}\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
