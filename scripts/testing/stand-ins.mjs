import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach } from 'vitest';

/** A folder for each test, and scripts run in it with programs of the test in front of the machine's own. */
export function standIns() {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
    mkdirSync(join(folder, 'bin'));
    return () => rmSync(folder, { recursive: true });
  });
  return {
    inFolder: (...path) => join(folder, ...path),
    /** The program finds the folder as FOLDER. */
    standIn: (name, lines) =>
      writeFileSync(join(folder, 'bin', name), `#!/bin/bash\n${lines}\n`, { mode: 0o755 }),
    run(script, args = [], env = {}) {
      const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
      const { status, stdout, stderr } = spawnSync('bash', [script, ...args], {
        env: { ...process.env, PATH: path, FOLDER: folder, ...env },
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    },
  };
}
