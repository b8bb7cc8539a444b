import { basename, join } from 'node:path';

const { SERVER_BUILD: build } = process.env;

/** A program of the server by its source: as it is built, where the suite has had it built, else the source itself. */
export const serverProgram = (source: `${'start' | 'commands'}/${string}.ts`): string =>
  build ? join(build, `${basename(source, '.ts')}.js`) : join(import.meta.dirname, '../../http/src', source);

/** Compiled code is cached between starts, as with `npm start`. */
export const compileCache = build
  ? join(build, 'compiled')
  : join(import.meta.dirname, '../../../.cache/node');

/** What each program of the server needs of the environment, those of tests included. */
export const programEnvironment: Readonly<Record<string, string | undefined>> = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: compileCache,
  ...(build ? { SERVER_BUILD: build } : {}),
};
