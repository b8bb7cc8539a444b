import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user PostgreSQL runs as, since it refuses to run as root. */
export type OsUser = {
  /** A command prefix, for when changing the user is not enough. */
  readonly commandPrefix: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
  chown(path: string): void;
};

const currentUser: OsUser = { commandPrefix: [], ids: {}, chown: () => undefined };

export function osUserFor(dataDir: string, programFolder: string): OsUser {
  if (process.getuid?.() !== 0) return currentUser;
  const ids = ownerOf(dataDir) ?? nobody();
  const chown = (path: string) => chownSync(path, ids.uid, ids.gid);
  if (everyoneMayEnter(dirname(dataDir)) && everyoneMayEnter(programFolder))
    return { commandPrefix: [], ids, chown };
  const commandPrefix = passClosedFolders(ids);
  if (!works([...commandPrefix, `${programFolder}/postgres`, '--version']))
    throw new Error(unreachableMessage(dataDir));
  return { commandPrefix, ids: {}, chown };
}

type Ids = { readonly uid: number; readonly gid: number };

function ownerOf(dataDir: string): Ids | undefined {
  const folder = existsSync(dataDir) ? statSync(dataDir) : undefined;
  return folder && folder.uid !== 0 ? { uid: folder.uid, gid: folder.gid } : undefined;
}

function nobody(): Ids {
  // `| 0`: on macOS the uid of nobody is -2, which `id` prints as an unsigned number.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })) | 0;
  return { uid: id('-u'), gid: id('-g') };
}

function everyoneMayEnter(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (folder === dirname(folder) || everyoneMayEnter(dirname(folder)));
}

/**
 * Other users cannot enter a checkout under /root. This gives the user the one capability of passing closed
 * folders; `no_setuid_fixup` because PostgreSQL calls access(2), which ignores capabilities otherwise.
 */
function passClosedFolders({ uid, gid }: Ids): readonly string[] {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
    '--securebits=+no_setuid_fixup',
    '--',
  ];
}

function works([file = '', ...args]: readonly string[]): boolean {
  try {
    execFileSync(file, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const unreachableMessage = (dataDir: string) =>
  `PostgreSQL refuses to run as root and no other user may enter ${dirname(dataDir)}: ` +
  'start as an ordinary user, move the checkout, or set DATABASE_URL.';
