import { constants, setPriority } from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';
import { handleTasks } from '../worker-threads/handle-tasks.ts';

/** Argon2id is the library's default algorithm; the parameters are OWASP's first recommendation. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// On Linux the priority is the thread's own; on other systems it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const hashingTasks = {
  hash: (password: string) => hashSync(password, argonOptions),
  verify: (hash: string, password: string) => verifySync(hash, password, argonOptions),
};
export type HashingTasks = typeof hashingTasks;

handleTasks(hashingTasks);
