import { join } from 'node:path';
import { builtFile } from './built-file.ts';
import { pathPattern } from './path-pattern.ts';

/** The pages that visitors may open, each with its file (`web/build/visitor-pages.ts`). */
type Build = readonly { readonly path: string; readonly file: string }[];

/** The file of the build for a visitor at that path. */
export function visitorPages(folder: string) {
  const build = builtFile<Build>(join(folder, 'visitor-pages.json'));
  return async (path: string): Promise<string> => {
    const page = (await build()).find((one) => pathPattern(one.path).test(path));
    return page?.file ?? '/app.visitor.html';
  };
}
