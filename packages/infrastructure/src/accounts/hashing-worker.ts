import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import { handleTasks } from '../worker-threads/handle-tasks.ts';

/** Argon2id is the library's default algorithm; the figures are OWASP's first choice for it. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Linux counts this thread alone; other systems would slow the whole process down.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const hashingTasks = {
  hash: (password: string) => hashSync(password, argonOptions),
  verify: (hash: string, password: string) => verifySync(hash, password, argonOptions),
};
export type HashingTasks = typeof hashingTasks;

handleTasks(hashingTasks);
