import { type BuiltModules, filesOf } from './built-modules.ts';

/** The tags that load these modules, without what the template of the page loads already. */
export function pageTags(built: BuiltModules, modules: readonly string[], template: string): string {
  const { scripts, styles } = filesOf(built, modules);
  const missing = (files: ReadonlySet<string>) =>
    [...files].filter((file) => !template.includes(`/${file}"`));
  return [
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');
}
