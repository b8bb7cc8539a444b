import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, reasonOf, right, wrong } from '../../platform/wiring/finding.ts';

/** Whether photos can be written; what was written is removed again. */
export async function checkFolder(folder: string): Promise<readonly Finding[]> {
  const file = join(folder, `doctor-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, 'written by npm run doctor');
    await rm(file);
    return [right(`Photos can be written to ${folder}.`)];
  } catch (error) {
    return [wrong(`Photos cannot be written to ${folder} (${reasonOf(error)}): let this user write there.`)];
  }
}
