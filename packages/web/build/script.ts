import { type BuildEnvironmentOptions, build } from 'vite';

interface Script {
  /** Path below the root of the web app. */
  readonly source: string;
  /** Name in the folder of the build. */
  readonly file: string;
  readonly define?: Readonly<Record<string, string>>;
}

/** Builds a script that runs without the app, with all that it needs in one file. */
export async function buildScript(
  root: string,
  outDir: string,
  { source, file, define }: Script,
): Promise<void> {
  const options: BuildEnvironmentOptions = {
    target: 'es2023',
    outDir,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input: `${root}/${source}`, output: { format: 'iife', entryFileNames: file } },
  };
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: options,
  });
}
