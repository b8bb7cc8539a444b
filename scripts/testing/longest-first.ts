import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { startOrder } from './start-order.ts';

const known: Record<string, Record<string, number>> = JSON.parse(
  readFileSync(new URL('times.json', import.meta.url), 'utf8'),
);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the files of a suite by what they took in the last run that was kept. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byName = Map.groupBy(files, ({ moduleId }) => relative(root, moduleId));
    return startOrder([...byName.keys()], known[process.env.TEST_SUITE ?? ''] ?? {}).flatMap(
      (name) => byName.get(name) ?? [],
    );
  }
}
