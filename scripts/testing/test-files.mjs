import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { inParts } from './parts.mjs';
import { suites, suitesOf } from './suites.mjs';
import { secondsOf, times } from './times.mjs';

/** The files of this repository in which tests are, and those that they import. */
export function sourceFiles() {
  const packages = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['src', 'testing', 'simulation', 'e2e', 'build', 'service-worker'].map((folder) =>
      join('packages', name, folder),
    ),
  );
  return ['scripts', 'storybook', ...packages]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .sort();
}

/** The deep tests with one of the words in their path; of one part, if one is asked for. */
export function deepFiles({ words, part }) {
  const all = sourceFiles();
  const known = times();
  const pieces = suitesOf('deep').flatMap((suite) =>
    all
      .filter(suites[suite].files)
      .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
      .map((file) => ({ suite, file, seconds: secondsOf(known, suite, file) })),
  );
  return part ? inParts(pieces, part.count)[part.part - 1] : pieces;
}
