import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const known: Record<string, Record<string, number>> = JSON.parse(
  readFileSync(new URL('times.json', import.meta.url), 'utf8'),
);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the files that take longest first, so that no worker ends long after the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = known[process.env.TEST_SUITE ?? ''] ?? {};
    const of = ({ moduleId }: TestSpecification) => seconds[relative(root, moduleId)] ?? 0;
    return files.toSorted((one, other) => of(other) - of(one) || one.moduleId.localeCompare(other.moduleId));
  }
}
