import { type BuiltModules, filesOf } from './built-modules.ts';

/**
 * The tags that load these modules, without what the template of the page loads already. Stylesheets come first: the
 * HTML is shown once they are there, and a browser with few connections asks in this order.
 */
export function pageTags(built: BuiltModules, modules: readonly string[], template: string): string {
  const { scripts, styles } = filesOf(built, modules);
  const missing = (files: ReadonlySet<string>) =>
    [...files].filter((file) => !template.includes(`/${file}"`));
  return [
    ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
