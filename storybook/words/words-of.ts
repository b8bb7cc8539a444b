import type { ESTree } from 'vite';
import type { Words } from './sentence.ts';
import type { FindModule } from './source-files.ts';
import type { Expression, FunctionNode, SourceModule } from './source-module.ts';

type Value = Expression | FunctionNode;

/** The texts that an expression may become, read without running it: each branch, and what names stand for. */
export class WordsReader {
  readonly #find: FindModule;
  /** Names that are being read, so that none is read for ever. */
  readonly #open = new Set<unknown>();

  constructor(find: FindModule) {
    this.#find = find;
  }

  /** What a member would read: texts alone, and objects with a title. */
  wordsOf(value: Value, module: SourceModule): readonly Words[] {
    if (this.#open.has(value)) return [];
    this.#open.add(value);
    try {
      return this.#wordsOf(value, module);
    } finally {
      this.#open.delete(value);
    }
  }

  textsOf = (value: Value, module: SourceModule): readonly string[] =>
    this.wordsOf(value, module).map(({ title }) => title);

  #wordsOf(value: Value, module: SourceModule): readonly Words[] {
    switch (value.type) {
      case 'Literal':
        return typeof value.value === 'string' && value.value !== '' ? [{ title: value.value }] : [];
      case 'TemplateLiteral':
        return [{ title: templateText(value) }];
      case 'ConditionalExpression':
        return this.#all([value.consequent, value.alternate], module);
      case 'LogicalExpression':
        return this.#all(value.operator === '&&' ? [value.right] : [value.left, value.right], module);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return this.wordsOf(value.expression, module);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return this.#all(returnedBy(value), module);
      case 'ObjectExpression':
        return this.#ofObject(value, module);
      case 'Identifier':
        return this.#ofName(value.name, module);
      case 'MemberExpression':
        return this.#ofMember(value, module);
      case 'CallExpression':
        return this.#ofCall(value, module);
      case 'NewExpression':
        return [];
      case 'JSXElement':
      case 'JSXFragment':
        return this.#ofChildren(value.children, module);
      default:
        return [];
    }
  }

  #all = (values: readonly Value[], module: SourceModule): readonly Words[] =>
    values.flatMap((value) => this.wordsOf(value, module));

  /** An object with a title is said at once; any other is a table of such. */
  #ofObject(object: ESTree.ObjectExpression, module: SourceModule): readonly Words[] {
    const title = propertyOf(object, 'title');
    if (!title) {
      return object.properties.flatMap((property) =>
        property.type === 'Property' ? this.wordsOf(property.value as Value, module) : [],
      );
    }
    const line =
      propertyOf(object, 'description') ?? propertyOf(object, 'children') ?? propertyOf(object, 'line');
    return withLines(this.textsOf(title, module), line ? this.textsOf(line, module) : []);
  }

  #ofName(name: string, module: SourceModule): readonly Words[] {
    const [value, where] = this.#meaningOf(name, module) ?? [];
    return value && where ? this.wordsOf(value, where) : [];
  }

  #meaningOf(name: string, module: SourceModule): readonly [Value, SourceModule] | undefined {
    const own = module.named.get(name);
    if (own) return [own, module];
    const imported = module.imports.get(name);
    const where = imported && this.#find(imported.from, module.file);
    const value = where?.named.get(imported?.name ?? name);
    return where && value ? [value, where] : undefined;
  }

  /** `rule.past`, or any row of a table: `rows[action].fails`. */
  #ofMember(member: ESTree.MemberExpression, module: SourceModule): readonly Words[] {
    const rows = this.#rowsOf(member, module);
    return rows.flatMap(([value, where]) => this.wordsOf(value, where));
  }

  #rowsOf(value: Value, module: SourceModule): readonly (readonly [Value, SourceModule])[] {
    if (value.type === 'Identifier') {
      const meaning = this.#meaningOf(value.name, module);
      return meaning ? this.#rowsOf(...meaning) : [];
    }
    if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') {
      return this.#rowsOf(value.expression, module);
    }
    if (value.type !== 'MemberExpression') return [[value, module]];
    const key = value.computed || value.property.type !== 'Identifier' ? undefined : value.property.name;
    return this.#rowsOf(value.object, module).flatMap(([object, where]) => {
      const unwrapped = withoutTypes(object);
      if (unwrapped.type !== 'ObjectExpression') return [];
      const values = key === undefined ? valuesOf(unwrapped) : [propertyOf(unwrapped, key)];
      return values.flatMap((row) => (row ? this.#rowsOf(row, where) : []));
    });
  }

  /** `seen(title, line)` says its arguments; any other function of ours what it returns. */
  #ofCall({ callee, arguments: given }: ESTree.CallExpression, module: SourceModule): readonly Words[] {
    const [first, second] = given.filter((each): each is Expression => each.type !== 'SpreadElement');
    if (callee.type === 'Identifier' && callee.name === 'seen') {
      if (!first) return [];
      return withLines(this.textsOf(first, module), second ? this.textsOf(second, module) : []);
    }
    const returned = this.wordsOf(callee, module);
    return returned.length > 0 ? returned : this.#all(given as readonly Value[], module);
  }

  /** The text between tags, as it is read on a page. */
  #ofChildren(children: readonly ESTree.JSXChild[], module: SourceModule): readonly Words[] {
    const text = children
      .map((child) => {
        if (child.type === 'JSXText') return child.value;
        if (child.type === 'JSXExpressionContainer') {
          if (child.expression.type === 'JSXEmptyExpression') return '';
          const texts = this.textsOf(child.expression, module);
          return texts.length > 0 ? texts.join(' / ') : `{${nameOf(child.expression)}}`;
        }
        return child.type === 'JSXElement' || child.type === 'JSXFragment'
          ? this.#ofChildren(child.children, module)
              .map(({ title }) => title)
              .join(' ')
          : '';
      })
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,:;!?])/g, '$1')
      .trim();
    return text === '' ? [] : [{ title: text }];
  }
}

const withLines = (titles: readonly string[], lines: readonly string[]): readonly Words[] =>
  titles.map((title) => (lines.length > 0 ? { title, line: [...new Set(lines)].join(' / ') } : { title }));

function withoutTypes(value: Value): Value {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? withoutTypes(value.expression)
    : value;
}

const keyOf = ({ key }: ESTree.ObjectProperty): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

export function propertyOf(object: ESTree.ObjectExpression, name: string): Value | undefined {
  const found = object.properties.find((each) => each.type === 'Property' && keyOf(each) === name);
  return found?.type === 'Property' ? (found.value as Value) : undefined;
}

export const namedProperties = (object: ESTree.ObjectExpression) =>
  object.properties.flatMap((each) => {
    if (each.type !== 'Property') return [];
    const name = keyOf(each);
    return name === undefined ? [] : [{ name, value: each.value as Value }];
  });

const valuesOf = (object: ESTree.ObjectExpression): readonly Value[] =>
  object.properties.flatMap((each) => (each.type === 'Property' ? [each.value as Value] : []));

/** "{firstName}" for `user.firstName`. */
function nameOf(value: Value): string {
  switch (value.type) {
    case 'Identifier':
      return value.name;
    case 'MemberExpression':
      return value.property.type === 'Identifier' ? value.property.name : '…';
    case 'CallExpression':
      return value.arguments[0] && value.arguments[0].type !== 'SpreadElement'
        ? nameOf(value.arguments[0])
        : nameOf(value.callee);
    default:
      return '…';
  }
}

const templateText = ({ quasis, expressions }: ESTree.TemplateLiteral): string =>
  quasis
    .map(({ value }, place) => {
      const between = expressions[place];
      return `${value.cooked ?? value.raw}${between ? `{${nameOf(between)}}` : ''}`;
    })
    .join('');

function returnedBy({ body }: FunctionNode): readonly Value[] {
  if (!body) return [];
  if (!('body' in body) || !Array.isArray(body.body)) return [body as Value];
  return body.body.flatMap(returnedIn);
}

/** The return statements, not those of functions within. */
function returnedIn(statement: ESTree.Statement | ESTree.Directive): readonly Value[] {
  switch (statement.type) {
    case 'ReturnStatement':
      return statement.argument ? [statement.argument] : [];
    case 'IfStatement':
      return [statement.consequent, statement.alternate].flatMap((each) => (each ? returnedIn(each) : []));
    case 'BlockStatement':
      return statement.body.flatMap(returnedIn);
    case 'SwitchStatement':
      return statement.cases.flatMap(({ consequent }) => consequent.flatMap(returnedIn));
    default:
      return [];
  }
}
