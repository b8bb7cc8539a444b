import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { runCaptured } from '../run.mjs';

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
/** Copy of this run alone: another may go on beside it. */
const copy = join(root, '.cache', `mutate-${process.pid}`);
const packages = ['domain', 'application'];

/** A copy of both packages, in which a mutant is written for the compiler alone. */
export class Types {
  constructor() {
    process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
    mkdirSync(join(copy, 'node_modules', '@nestmates'), { recursive: true });
    cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
    for (const name of packages) {
      const to = join(copy, 'packages', name);
      cpSync(join(root, 'packages', name), to, { recursive: true });
      symlinkSync(to, join(copy, 'node_modules', '@nestmates', name));
    }
  }

  /** Whether the check of types finds the mistake. */
  async refuses({ file, text }) {
    writeFileSync(join(copy, file), text);
    try {
      return await this.areWrong(file.startsWith('packages/domain/') ? packages : ['application']);
    } finally {
      cpSync(join(root, file), join(copy, file));
    }
  }

  async areWrong(names = packages) {
    for (const name of names) {
      const project = ['--project', join(copy, 'packages', name)];
      const cache = ['--incremental', '--tsBuildInfoFile', join(copy, `${name}.tsbuildinfo`)];
      const { code } = await runCaptured([tsc, '--noEmit', ...cache, ...project]);
      if (code !== 0) return true;
    }
    return false;
  }
}
