import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { OsUser } from './os-user.ts';

export type GuardedProcess = ChildProcessByStdio<Writable, null, Readable>;

/**
 * Runs PostgreSQL for as long as the script's standard input stays open. The server holds the other end of
 * that pipe, and the kernel closes it however the server ends, SIGKILL included; PostgreSQL then shuts down
 * fast. The script exits with PostgreSQL's exit code. It is a shell script because that starts in a
 * millisecond and needs one megabyte.
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
    // A session of its own, so that Ctrl-C reaches the server only, which drains before it stops the
    // database.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}
