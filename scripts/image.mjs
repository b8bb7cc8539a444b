import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layImageFiles } from './image-files.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, root } from './repository.mjs';
import { run, runCaptured } from './run.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { values } = parseArgs({
  options: {
    tag: { type: 'string', default: `nestmates:${version}` },
    base: { type: 'string' },
    'debian-base': { type: 'boolean', default: false },
  },
});
if (process.platform !== 'linux') {
  giveUp('The image is made on Linux only, since it takes native code from node_modules as it is.');
}

const engine = await firstEngine();
if (!(await ensureWebBuilt())) process.exit(1);
const server = (await ensureServerBuilt()) ?? process.exit(1);
const folder = join(root, '.cache', 'image');
layImageFiles(join(folder, 'app'), { server });
await writeSbom(join(folder, 'sbom.cdx.json'));
const base = values['debian-base'] ? await debianBase() : values.base;
const { output: revision } = await runCaptured(['rev-parse', 'HEAD'], { program: 'git' });
const code = await run(
  [
    'build',
    ...['--file', join(root, 'deploy', 'Containerfile'), '--tag', values.tag],
    ...['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${revision.trim()}`],
    ...(base ? ['--build-arg', `BASE=${base}`] : []),
    join(folder, 'app'),
  ],
  { program: engine },
);
if (code !== 0) giveUp('The image could not be built, for the reason above.');
process.stdout.write(`${values.tag} is built; its parts are listed in .cache/image/sbom.cdx.json\n`);

async function firstEngine() {
  for (const program of ['docker', 'podman', 'buildah']) {
    if ((await runCaptured(['info'], { program })).code === 0) return program;
  }
  return giveUp('No container engine answers: start Docker, or install podman or buildah, and try again.');
}

/** Lists the production packages, the web app's among them, which is built in. */
async function writeSbom(file) {
  const { code, output } = await runCaptured(
    ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error'],
    { program: 'npm' },
  );
  if (code !== 0) giveUp(`npm could not list the parts of the image:\n${output.trim()}`);
  writeFileSync(file, output);
}

/** Makes the base where no registry can be reached. */
async function debianBase() {
  const name = 'nestmates-base:debian';
  const packed = join(root, '.cache', 'debian-base');
  mkdirSync(packed, { recursive: true });
  if (
    existsSync(join(packed, 'base.tar')) ||
    (await run([packed], { program: join(root, 'deploy', 'debian-base.sh') })) === 0
  ) {
    const importing = engine === 'buildah' ? undefined : ['import', join(packed, 'base.tar'), name];
    if (importing && (await run(importing, { program: engine })) === 0) return name;
  }
  return giveUp(
    'The base could not be made of Debian packages, for the reason above (docker or podman imports it).',
  );
}
