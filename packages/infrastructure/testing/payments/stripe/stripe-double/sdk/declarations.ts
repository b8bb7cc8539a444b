import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';

/** The types declared directly in a file or namespace of the SDK, and where else to look for a name. */
export interface Scope {
  readonly types: Map<string, Node>;
  readonly namespaces: Map<string, Scope>;
  readonly imports: Map<string, { readonly file: string; readonly name: string }>;
  readonly parent: Scope | undefined;
}

const folder = join(dirname(createRequire(import.meta.url).resolve('stripe')), '..', 'esm');
const files = new Map<string, Scope>();

const newScope = (parent?: Scope): Scope => ({
  types: new Map(),
  namespaces: new Map(),
  imports: new Map(),
  parent,
});

/** The declarations of one file of the SDK, such as `resources/Transfers.d.ts`. */
export function declarationsIn(file: string): Scope {
  const known = files.get(file);
  if (known) return known;
  const scope = newScope();
  files.set(file, scope);
  const { program, errors } = parseSync(file, readFileSync(join(folder, file), 'utf8'), { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  for (const statement of program.body) declare(statement, scope, file);
  return scope;
}

function declare(statement: Node, scope: Scope, file: string): void {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      if (statement.declaration) declare(statement.declaration, scope, file);
      break;
    case 'ImportDeclaration':
      for (const { local, ...specifier } of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        const from = join(dirname(file), statement.source.value).replace(/\.js$/, '.d.ts');
        scope.imports.set(local.name, { file: from, name: specifier.imported.name });
      }
      break;
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      scope.types.set(statement.id.name, statement);
      break;
    case 'TSModuleDeclaration': {
      if (statement.id.type !== 'Identifier' || statement.body?.type !== 'TSModuleBlock') break;
      // A namespace may be declared in several parts.
      const inner = scope.namespaces.get(statement.id.name) ?? newScope(scope);
      scope.namespaces.set(statement.id.name, inner);
      for (const part of statement.body.body) declare(part, inner, file);
      break;
    }
  }
}

export interface Declaration {
  readonly node: Node;
  readonly scope: Scope;
}

/** Finds a name as TypeScript does: from the inside out, and then among the imports. */
export function findDeclaration(path: readonly string[], scope: Scope): Declaration {
  for (let outer: Scope | undefined = scope; outer; outer = outer.parent) {
    const found = within(path, outer);
    if (found) return found;
    const [first = '', ...rest] = path;
    const imported = outer.imports.get(first);
    if (imported) return findDeclaration([imported.name, ...rest], declarationsIn(imported.file));
  }
  throw new Error(`The SDK declares no type ${path.join('.')}`);
}

function within(path: readonly string[], scope: Scope): Declaration | undefined {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    const node = scope.types.get(name);
    return node && { node, scope };
  }
  const inner = scope.namespaces.get(name);
  return inner && within(rest, inner);
}
