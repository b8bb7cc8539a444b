import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Milliseconds that the two take at most on two quiet cores. */
const quiet = { computing: 25, starting: 100 };
const most = 8;

/**
 * How many times longer than on a quiet machine everything takes: 1 to 8. Limits are multiplied by it. Measured in
 * less than a second by a fixed piece of work, and by starting a program, which waits for the scheduler as a server or
 * a browser does.
 */
export const measureFactor = () =>
  factorOf({ computing: median(7, compute), starting: median(3, startProgram) });

/** The slower of the two counts. */
export function factorOf({ computing, starting }) {
  const factor = Math.max(computing / quiet.computing, starting / quiet.starting);
  return Math.min(most, Math.max(1, Math.round(factor * 10) / 10));
}

function compute() {
  const hash = createHash('sha256');
  const block = Buffer.alloc(1024);
  for (let n = 0; n < 20_000; n += 1) hash.update(block);
  return hash.digest('hex');
}

const startProgram = () => spawnSync(process.execPath, ['--eval', '']);

function median(times, work) {
  const spans = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return spans.sort((one, other) => one - other)[Math.floor(times / 2)];
}
