import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the drill starts, and the package of Debian that has it. */
const parts = [
  ['initdb', 'postgresql'],
  ['patroni', 'patroni'],
  ['etcd', 'etcd-server'],
  ['haproxy', 'haproxy'],
  ['nats-server', 'nats-server'],
  ['faketime', 'faketime'],
] as const;

/** Debian keeps the programs of PostgreSQL in a folder for each version. */
export const folders = ['/usr/lib/postgresql/17/bin', '/usr/lib/postgresql/15/bin', '/usr/sbin'];

export const searchPath = [...folders, process.env.PATH ?? ''].join(delimiter);

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** A part of `faketime`. */
export const clockLibrary = `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`;

function isThere(program: string): boolean {
  return searchPath.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Patroni before 3.0.3 lets a primary that stood still overwrite the lock of the one that took over (patroni#2689). */
export function isTooOld(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major < 3 || (major === 3 && minor === 0 && patch < 3);
}

const patroniVersion = (): string =>
  /\d+\.\d+\.\d+/.exec(execFileSync('patroni', ['--version'], { encoding: 'utf8' }))?.[0] ?? '0';

/** One sentence, if something is missing. */
export function missingParts(): string | undefined {
  const missing = parts.filter(([program]) => !isThere(program)).map(([, name]) => name);
  if (missing.length > 0) {
    return `The drill needs ${missing.join(', ')}: apt-get install --no-install-recommends ${missing.join(' ')}`;
  }
  const version = patroniVersion();
  if (isTooOld(version))
    return `The drill needs Patroni 3.0.3 or later, as ${version} loses what was answered: docs/operating.md says how to get it.`;
  if (process.getuid?.() !== 0)
    return 'The drill starts PostgreSQL and stops processes of its own user: run it as root.';
  return undefined;
}
