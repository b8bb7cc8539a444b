import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { OsUser } from './os-user.ts';

export type GuardedProcess = ChildProcessByStdio<Writable, null, Readable>;

/**
 * Runs PostgreSQL while its own standard input stays open. Whoever started it holds the other end, so the
 * kernel closes it however that process ends, SIGKILL included, and PostgreSQL shuts down fast. It exits
 * with PostgreSQL's own code. A shell, because it starts in a millisecond and weighs one megabyte.
 */
const guardScript = `
exec 3<&0
"$@" 3<&- </dev/null &
postgres=$!
{ read -r _ <&3; kill -INT "$postgres"; } >/dev/null 2>&1 &
watch=$!
exec 3<&-
wait "$postgres"
code=$?
kill "$watch" 2>/dev/null
exit "$code"
`;

export function spawnGuarded(
  osUser: OsUser,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): GuardedProcess {
  const [file = '', ...args] = [...osUser.commandPrefix, '/bin/sh', '-c', guardScript, 'guard', ...command];
  return spawn(file, args, {
    ...osUser.ids,
    cwd: '/',
    env,
    // Its own session: Ctrl-C is for the server, which drains before it closes the database.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}
