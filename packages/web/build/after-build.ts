import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** A step on the output of the client build; steps run one after the other. */
export function afterBuild(
  name: string,
  work: (out: string, config: ResolvedConfig) => Promise<void>,
  { order = null }: { order?: 'post' | null } = {},
): Plugin {
  let config: ResolvedConfig;
  return {
    name: `nestmates:${name}`,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order,
      sequential: true,
      async handler(error) {
        if (!error) await work(resolve(config.root, config.build.outDir), config);
      },
    },
  };
}
