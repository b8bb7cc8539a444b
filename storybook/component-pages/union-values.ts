import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, Visitor } from 'vite';
import { parseModule, type SourceModule } from '../words/source-module.ts';

const ui = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

/** What stands behind the names of types in the properties of components: "'main' | 'outline'" for `ButtonLook`. */
export function unionValues(): Readonly<Record<string, string>> {
  const files = globSync('{components,drawings}/**/*.{ts,tsx}', { cwd: ui }).filter(
    (file) => !/\.(test|stories)\./.test(file),
  );
  return Object.assign({}, ...files.map((file) => valuesIn(file, readFileSync(join(ui, file), 'utf8'))));
}

export function valuesIn(file: string, text: string): Readonly<Record<string, string>> {
  const module = parseModule(file, text);
  const values: Record<string, string> = {};
  new Visitor({
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => {
      const found = valuesOf(typeAnnotation, module, text);
      if (found !== undefined) values[id.name] = found;
    },
  }).visit(module.program);
  return values;
}

function valuesOf(type: ESTree.TSType, module: SourceModule, text: string): string | undefined {
  switch (type.type) {
    case 'TSUnionType':
      return type.types.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')).join(' | ');
    // keyof typeof table
    case 'TSTypeOperator':
      return type.operator === 'keyof' ? listed(keysOf(tableOf(type.typeAnnotation, module))) : undefined;
    // (typeof list)[number]
    case 'TSIndexedAccessType':
      return listed(elementsOf(tableOf(type.objectType, module)));
    default:
      return undefined;
  }
}

const listed = (values: readonly string[]) =>
  values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : undefined;

type Named = NonNullable<ReturnType<SourceModule['named']['get']>>;

function tableOf(type: ESTree.TSType, { named }: Pick<SourceModule, 'named'>): Named | undefined {
  if (type.type === 'TSParenthesizedType') return tableOf(type.typeAnnotation, { named });
  if (type.type !== 'TSTypeQuery' || type.exprName.type !== 'Identifier') return undefined;
  const value = named.get(type.exprName.name);
  return value && withoutTypes(value);
}

const withoutTypes = (value: Named): Named =>
  value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? withoutTypes(value.expression)
    : value;

const keysOf = (table: Named | undefined): readonly string[] =>
  table?.type === 'ObjectExpression'
    ? table.properties.flatMap((each) =>
        each.type === 'Property' && each.key.type === 'Identifier'
          ? [each.key.name]
          : each.type === 'Property' && each.key.type === 'Literal'
            ? [String(each.key.value)]
            : [],
      )
    : [];

const elementsOf = (list: Named | undefined): readonly string[] =>
  list?.type === 'ArrayExpression'
    ? list.elements.flatMap((each) => (each?.type === 'Literal' ? [String(each.value)] : []))
    : [];
