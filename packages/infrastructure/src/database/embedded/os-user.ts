import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whom PostgreSQL runs as: it refuses to run as root. */
export type Account = {
  /** Put before a command, when changing the user alone is not enough. */
  readonly through: readonly string[];
  readonly ids: { readonly uid?: number; readonly gid?: number };
  own(path: string): void;
};

const ordinaryUser: Account = { through: [], ids: {}, own: () => undefined };

export function accountFor(dataDir: string, programFolder: string): Account {
  if (process.getuid?.() !== 0) return ordinaryUser;
  const ids = ownerOf(dataDir) ?? nobody();
  const own = (path: string) => chownSync(path, ids.uid, ids.gid);
  if (everyoneMayEnter(dirname(dataDir)) && everyoneMayEnter(programFolder)) return { through: [], ids, own };
  const through = throughClosedFolders(ids);
  if (!works([...through, `${programFolder}/postgres`, '--version'])) throw new Error(unreachable(dataDir));
  return { through, ids: {}, own };
}

type Ids = { readonly uid: number; readonly gid: number };

function ownerOf(dataDir: string): Ids | undefined {
  const folder = existsSync(dataDir) ? statSync(dataDir) : undefined;
  return folder && folder.uid !== 0 ? { uid: folder.uid, gid: folder.gid } : undefined;
}

function nobody(): Ids {
  // `| 0`: on macOS nobody is -2, which `id` prints as an unsigned number.
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })) | 0;
  return { uid: id('-u'), gid: id('-g') };
}

function everyoneMayEnter(folder: string): boolean {
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (folder === dirname(folder) || everyoneMayEnter(dirname(folder)));
}

/**
 * A checkout under /root is closed to everyone else. The account may then pass closed folders, and nothing
 * more; `no_setuid_fixup` because PostgreSQL asks access(2), which otherwise forgets capabilities.
 */
function throughClosedFolders({ uid, gid }: Ids): readonly string[] {
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

const unreachable = (dataDir: string) =>
  `PostgreSQL refuses to run as root and no other user may enter ${dirname(dataDir)}: ` +
  'start as an ordinary user, move the checkout, or set DATABASE_URL.';
