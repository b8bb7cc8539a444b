import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { runCaptured } from '../run.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const copy = join(root, '.cache', 'mutate');
const packages = ['domain', 'application'];

/** A copy of both packages, in which a mutant is written for the compiler alone. */
export class Types {
  constructor() {
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(join(copy, 'node_modules', '@nestmates'), { recursive: true });
    cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
    for (const name of packages) {
      const to = join(copy, 'packages', name);
      cpSync(join(root, 'packages', name), to, { recursive: true });
      symlinkSync(to, join(copy, 'node_modules', '@nestmates', name));
    }
  }

  /** Those mutants that the check of types refuses, asked together as far as they are in different files. */
  async refused(mutants) {
    const rounds = [...Map.groupBy(mutants, ({ file }) => file).values()];
    const longest = Math.max(0, ...rounds.map(({ length }) => length));
    const found = [];
    for (let n = 0; n < longest; n += 1) {
      found.push(...(await this.#refusedOf(rounds.flatMap((round) => round.slice(n, n + 1)))));
    }
    return found;
  }

  /** An error may stand in another file than its cause, so each that is suspected is asked alone. */
  async #refusedOf(mutants) {
    if (mutants.length === 0) return [];
    const wrong = await this.#wrongFilesWith(mutants);
    if (wrong.length === 0 || mutants.length === 1) return wrong.length === 0 ? [] : mutants;
    const named = mutants.filter(({ file }) => wrong.includes(file));
    const suspected = named.length > 0 ? named : mutants;
    const found = [];
    for (const one of suspected) found.push(...(await this.#refusedOf([one])));
    return [...found, ...(await this.#refusedOf(mutants.filter((one) => !suspected.includes(one))))];
  }

  async #wrongFilesWith(mutants) {
    for (const { file, text } of mutants) writeFileSync(join(copy, file), text);
    try {
      return await this.wrongFiles();
    } finally {
      for (const { file } of mutants) cpSync(join(root, file), join(copy, file));
    }
  }

  /** Where the compiler finds an error. */
  async wrongFiles() {
    const found = [];
    for (const name of packages) {
      const project = ['--project', join(copy, 'packages', name)];
      const cache = ['--incremental', '--tsBuildInfoFile', join(copy, `${name}.tsbuildinfo`)];
      const { code, output } = await runCaptured([
        tsc,
        '--noEmit',
        '--pretty',
        'false',
        ...cache,
        ...project,
      ]);
      const named = output.matchAll(/(packages\/\S+?\.ts)\(\d+,\d+\): error/g);
      if (code !== 0) found.push(name, ...[...named].map(([, file]) => file));
    }
    return found;
  }
}
