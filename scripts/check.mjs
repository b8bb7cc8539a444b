import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './audit.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './repository.mjs';
import { repositoryRules } from './repository-rules.mjs';
import { runCaptured } from './run.mjs';

await ensureInstalled();
const modules = join(root, 'node_modules');
const tsc = join(modules, 'typescript', 'bin', 'tsc');
const biome = join(modules, '@biomejs', 'biome', 'bin', 'biome');
const knip = join(modules, 'knip', 'bin', 'knip.js');

const projects = [
  'storybook',
  'packages/application/simulation',
  'packages/web/e2e',
  'packages/web/service-worker',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
]
  .map((folder) => join(folder, 'tsconfig.json'))
  .filter((file) => existsSync(join(root, file)));

const checks = {
  types: async () => {
    const found = [];
    for (const project of projects) found.push(await runCaptured([tsc, '--noEmit', '--project', project]));
    return {
      code: Math.max(...found.map(({ code }) => code)),
      output: found.map(({ output }) => output).join(''),
    };
  },
  'format, lint and layers': () => runCaptured([biome, 'check', '--error-on-warnings', '.']),
  'unused code': () => runCaptured([knip, '--no-progress']),
  'repository rules': async () => {
    const broken = await repositoryRules();
    return { code: broken.length === 0 ? 0 : 1, output: broken.map((rule) => `${rule}\n`).join('') };
  },
  'known vulnerabilities': audit,
};

const outcomes = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => {
    const began = Date.now();
    const { code, output, note } = await check();
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (code !== 0) process.stdout.write(`\n${output.trim()}\n\n`);
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${note ? `${note}, ` : ''}${seconds} s)\n`);
    return code === 0;
  }),
);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
