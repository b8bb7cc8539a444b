import { join } from 'node:path';
import { builtFile } from './built-file.ts';
import { pathPattern } from './path-pattern.ts';

/** The pages that visitors may open, each with its file (`web/build/visitor-pages.ts`). */
type Build = readonly { readonly path: string; readonly mode?: string; readonly file: string }[];

/** The file of the build for a visitor at that path, in the mode that the address may name. */
export function visitorPages(folder: string) {
  const build = builtFile<Build>(join(folder, 'visitor-pages.json'));
  return async (path: string, mode?: unknown): Promise<string> => {
    const pages = (await build()).filter((one) => pathPattern(one.path).test(path));
    const page =
      pages.find((one) => one.mode !== undefined && one.mode === mode) ?? pages.find((one) => !one.mode);
    return page?.file ?? '/app.visitor.html';
  };
}
