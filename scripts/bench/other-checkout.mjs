import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from '../repository.mjs';
import { runCaptured } from '../run.mjs';

/** The repository as it was at a revision, below `.cache`, with packages to run; kept for the next time. */
export async function checkoutOf(revision) {
  const commit = (await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)).trim();
  const folder = join(root, '.cache', 'bench', commit);
  if (!existsSync(folder)) {
    const unfinished = `${folder}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const archive = `${unfinished}.tar`;
    await git('archive', `--output=${archive}`, commit);
    await ran('tar', '-xf', archive, '-C', unfinished);
    rmSync(archive);
    // Otherwise its own scripts install them.
    if (hasOurPackages(unfinished)) linkPackages(unfinished);
    renameSync(unfinished, folder);
  }
  return { folder, commit };
}

const git = (...args) => ran('git', ...args);

async function ran(program, ...args) {
  const { code, output } = await runCaptured(args, { program });
  if (code !== 0) giveUp(`${program} ${args.join(' ')} failed: ${output}`);
  return output;
}

const hasOurPackages = (folder) =>
  readFileSync(join(folder, 'package-lock.json'), 'utf8') ===
  readFileSync(join(root, 'package-lock.json'), 'utf8');

/** One by one: a link to the whole folder would lead from its packages of the workspace to ours. */
function linkPackages(folder) {
  const [ours, theirs] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(theirs);
  for (const name of readdirSync(ours)) {
    const [from, to] = [join(ours, name), join(theirs, name)];
    if (name === 'node') linkNode(from, to);
    else if (name === '@nestmates') copyLinks(from, to);
    else symlinkSync(from, to);
  }
}

/** The program by a hard link: it says where it is by the file behind symbolic ones, and the scripts compare that. */
function linkNode(from, to) {
  const program = join('bin', 'node');
  cpSync(from, to, { recursive: true, filter: (path) => path !== join(from, program) });
  linkSync(join(from, program), join(to, program));
}

function copyLinks(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => lstatSync(join(from, each)).isSymbolicLink()))
    symlinkSync(readlinkSync(join(from, name)), join(to, name));
}
