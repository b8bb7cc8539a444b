import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** A step on the output of the client build; steps run one after the other. */
export function afterBuild(
  name: string,
  work: (out: string, config: ResolvedConfig) => Promise<void>,
  { order = null }: { order?: 'post' | null } = {},
): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: `nestmates:${name}`,
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      isWritten = false;
    },
    writeBundle() {
      isWritten = true;
    },
    // Also called after a build that failed, whose error would be hidden by one of a step that misses its output.
    closeBundle: {
      order,
      sequential: true,
      async handler() {
        if (isWritten) await work(resolve(config.root, config.build.outDir), config);
      },
    },
  };
}
