import { join } from 'node:path';
import { root } from '../repository.mjs';
import { start } from '../run.mjs';

/** A process that runs tests with a mutant in place, and that is replaced when a mutant never ends. */
export class Judge {
  #config;
  #child;
  constructor(config) {
    this.#config = config;
  }

  async #runner() {
    if (this.#child) return this.#child;
    const child = start([join(root, 'scripts/mutate/test-runner.mjs'), this.#config], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { NODE_ENV: 'test' },
    });
    await new Promise((resolve) => child.once('message', resolve));
    this.#child = child;
    return child;
  }

  /** The test that fails, `undefined` when all pass; one that takes too long has failed. */
  async ask(request, limit) {
    const child = await this.#runner();
    return new Promise((resolve) => {
      const end = (answer) => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        resolve(answer);
      };
      const timer = setTimeout(() => {
        this.#child = undefined;
        child.kill('SIGKILL');
        end({ by: 'the time limit', took: limit });
      }, limit);
      child.once('message', end);
      child.once('exit', () => {
        this.#child = undefined;
        end({ by: 'the end of the process', took: 0 });
      });
      child.send(request);
    });
  }

  async end() {
    this.#child?.kill('SIGTERM');
    await this.#child?.done;
  }
}
