import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Shows the sources in the stack traces of the build. Its maps are read when the first stack is looked at:
 * `--enable-source-maps` reads them when the code is loaded, which takes half a second and 65 MB of every process.
 */
const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (maps.has(file)) return maps.get(file);
  let map: SourceMap | undefined;
  try {
    map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')));
  } catch {
    // A file of Node or of a package that is not in the build.
  }
  maps.set(file, map);
  return map;
}

function sourceLine(site: NodeJS.CallSite): string {
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (!file?.startsWith('file:') || line === null || column === null) return String(site);
  const origin = mapOf(file)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return String(site);
  const source = `${new URL(origin.fileName, file)}:${origin.lineNumber}:${origin.columnNumber}`;
  return String(site).replace(`${file}:${line}:${column}`, source);
}

Error.prepareStackTrace = (error, sites) =>
  [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${sourceLine(site)}`)].join('\n');
