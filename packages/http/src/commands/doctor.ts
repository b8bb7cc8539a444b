import { examine } from '@nestmates/infrastructure/doctor.ts';
import { misspelled } from '@nestmates/infrastructure/platform/config/config.ts';
import { runProgram } from '../start/program.ts';
import { readEnvironment } from '../start/runtime.ts';
import { optionsOf, type ProgramUse } from './program-options.ts';

const use: ProgramUse = {
  name: 'npm run doctor',
  says: 'Looks from outside the app whether what the configuration names can be used. Ends with 1 if something cannot.',
  options: {},
};

const signs = { right: '✓', wrong: '✗', unknown: '?' };

runProgram(async () => {
  const { help } = optionsOf(use, process.argv.slice(2));
  if (help !== undefined) {
    process.stdout.write(help);
    return;
  }
  const config = readEnvironment();
  for (const sentence of misspelled(process.env)) process.stdout.write(`? ${sentence}.\n`);
  const findings = await examine(config);
  for (const { state, says } of findings) process.stdout.write(`${signs[state]} ${says}\n`);
  const wrongOnes = findings.filter(({ state }) => state === 'wrong').length;
  process.stdout.write(
    wrongOnes === 0 ? 'Nothing is wrong\n' : `${wrongOnes} of ${findings.length} are wrong\n`,
  );
  process.exitCode = wrongOnes === 0 ? 0 : 1;
});
