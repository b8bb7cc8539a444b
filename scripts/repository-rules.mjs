import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './repository.mjs';

/** Rules that no other tool checks, each with the message shown when it is broken. */
const inSource = [
  [/\b(?:it|test|describe)\.(?:skip|only|todo)\b/, 'a test is skipped or focused'],
  [/\bbiome-ignore\b|@ts-(?:ignore|expect-error|nocheck)\b/, 'a check is silenced'],
  [/\b(?:TODO|FIXME|XXX)\b/, 'something is left to do'],
  [/\blorem ipsum\b/i, 'a text is a placeholder'],
];

/** The violations in this repository, as lines of `file:line: message`. */
export function repositoryRules() {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
  return [
    ...files.filter(isSource).flatMap(brokenInSource),
    ...files.filter((file) => file.endsWith('.md')).flatMap(deadLinks),
    ...lockfileHosts(),
  ];
}

const isSource = (file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !file.endsWith('repository-rules.mjs');

const text = (file) => readFileSync(join(root, file), 'utf8');

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
