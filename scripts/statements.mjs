const isRepository = (file) =>
  /^packages\/infrastructure\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/migrations\//.test(file);

const runsSql = /^import \{[^}]*\bsql\b[^}]*\} from '[^']*\/database\/sql\.ts';/m;
const builds = /\bdb(?:<[^>()]*>)?\(/;
const changes = /\.(?:patch|update|increment|decrement)\(/;
/** Not `for update` or `do update`, which stand within a line. */
const changesInText = /(?:^|\()\s*update \w+/m;

const lineOf = (content, index) => content.slice(0, index).split('\n').length;

/** The comment that ends right above the index, if there is one. */
const commentAbove = (content, index) =>
  /(?:^[ \t]*(?:\/\/|\/?\*).*\n)+$/m.exec(content.slice(0, content.lastIndexOf('\n', index) + 1))?.[0] ?? '';

const saysWhy = (content, index) => /\bno row\b/i.test(commentAbove(content, index));

/** A file says its statements by the query builder of Knex or as text. */
function twoLanguages(file, content) {
  const found = builds.exec(content);
  return found && runsSql.test(content)
    ? [`${file}:${lineOf(content, found.index)}: uses the query builder beside sql()`]
    : [];
}

/** Whether what is awaited runs a text of this file that changes rows. */
function runsChange(content, statement) {
  const [, name] = /\bsql\((?:\w|#|\.)+, (\w+)/.exec(statement) ?? [];
  const text = name && new RegExp(`^const ${name} = (?:\\([^)]*\\) => )?\`[^\`]*\``, 'm').exec(content);
  return text && changesInText.test(text[0]) && !saysWhy(content, text.index);
}

/** An update that changes no row is a change that is lost, unless a comment says why there may be no row. */
function unnoticed(file, content) {
  return [...content.matchAll(/^[ \t]*(?:(?:if|for) \(.*\) )?(await (?!requireOneRow|.*=> \{$)[\s\S]*?;)$/gm)]
    .filter(({ 1: statement }) => changes.test(statement) || runsChange(content, statement))
    .filter(({ index }) => !saysWhy(content, index))
    .map(({ index }) => `${file}:${lineOf(content, index)}: does not look whether a row was changed`);
}

/** Places where a file of infrastructure breaks the rules of statements. */
export const statements = (file, content) =>
  isRepository(file) ? [...twoLanguages(file, content), ...unnoticed(file, content)] : [];
