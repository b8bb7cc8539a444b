import { accessLevels } from '@nestmates/application/platform/contract/endpoint.ts';
import type { Route } from './serve.ts';

/** The first two segments of a path, by which the router of a call is found. */
export const beginningOf = (path: string): string => path.split('/', 3).join('/');

const parametersIn = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);

function problemsOf({ endpoint }: Route): readonly string[] {
  const { method, path, aliases, access, params, queue, limit } = endpoint;
  const where = `${method.toUpperCase()} ${path}`;
  const declared = Object.keys(params.def.shape);
  return [
    ...(accessLevels.includes(access) ? [] : [`${where} does not say who may call it`]),
    ...(queue && (access === 'public' || limit?.by !== 'member')
      ? [`${where} is queued by member, but open to visitors or not limited by member`]
      : []),
    ...[path, ...aliases]
      .filter((each) => !/^\/[\w-]+\/[\w-]+$/.test(beginningOf(each)))
      .map((each) => `${where} has no two words at the beginning of ${each}`),
    ...[path, ...aliases]
      .map(parametersIn)
      .flatMap((used) => [
        ...used
          .filter((name) => !declared.includes(name))
          .map((name) => `${where} does not declare :${name}`),
        ...declared
          .filter((name) => !used.includes(name))
          .map((name) => `${where} does not have :${name} in each of its paths`),
      ]),
  ];
}

const callsOf = ({ endpoint }: Route): readonly string[] =>
  [endpoint.path, ...endpoint.aliases].map(
    (path) => `${endpoint.method.toUpperCase()} ${path.replace(/:\w+/g, ':')}`,
  );

/**
 * The server does not start with a route that has no access level, misstates its parameters or has the path
 * of another one.
 */
export function requireValidDeclarations(routes: readonly Route[]): void {
  const calls = routes.flatMap(callsOf);
  const problems = [
    ...routes.flatMap(problemsOf),
    ...calls.filter((call, at) => calls.indexOf(call) !== at).map((call) => `${call} is there twice`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
