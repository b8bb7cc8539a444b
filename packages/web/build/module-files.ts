/** What the build's manifest says of the file of a module. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type BuiltModules = Readonly<Record<string, Chunk>>;

/** The scripts and stylesheets of modules and of all that they import. */
export function filesOf(built: BuiltModules, modules: readonly string[]) {
  const [scripts, styles, waiting] = [new Set<string>(), new Set<string>(), [...modules]];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const chunk = built[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (scripts.has(chunk.file)) continue;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return { scripts, styles };
}
