import { dirname } from 'node:path';
import { importsIn } from './imports.mjs';

/**
 * The nearest folder that holds both files, and what stands in it for each of them: a folder, or `.` for the
 * files directly in it.
 */
function stepBetween(from, to) {
  const [start, end] = [dirname(from).split('/'), dirname(to).split('/')];
  const shared = start.findIndex((name, depth) => name !== end[depth]);
  const depth = shared < 0 ? start.length : shared;
  return { folder: start.slice(0, depth).join('/'), from: start[depth] ?? '.', to: end[depth] ?? '.' };
}

/** The shortest way from a folder back to itself, if there is one. */
function circleFrom(start, stepsFrom) {
  const waiting = [[start]];
  const seen = new Set();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    for (const next of stepsFrom.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push([...path, next]);
    }
  }
  return undefined;
}

/** What in each folder imports what else in it, each with an example. */
function stepsByFolder(sources) {
  const folders = new Map();
  for (const [file, text] of sources) {
    for (const imported of importsIn(file, text)) {
      const { folder, from, to } = stepBetween(file, imported);
      if (from === to || !sources.has(imported)) continue;
      const steps = folders.get(folder) ?? new Map();
      folders.set(folder, steps);
      const stepsFrom = steps.get(from) ?? new Map();
      steps.set(from, stepsFrom);
      stepsFrom.set(to, `${file} imports ${imported}`);
    }
  }
  return folders;
}

/**
 * Folders that import each other, at any depth: two features of a package, or a folder and the files beside it.
 * `sources` are the texts of one package by their paths, without tests and stories, which nothing imports.
 */
export function folderCircles(sources) {
  return [...stepsByFolder(sources)].flatMap(([folder, steps]) => {
    const reported = new Set();
    return [...steps.keys()].flatMap((start) => {
      const circle = reported.has(start) ? undefined : circleFrom(start, steps);
      if (!circle) return [];
      for (const name of circle) reported.add(name);
      const examples = circle.slice(1).map((to, at) => `\n    ${steps.get(circle[at]).get(to)}`);
      return [`${folder}: ${circle.join(' → ')} is a circle of folders${examples.join('')}`];
    });
  });
}
