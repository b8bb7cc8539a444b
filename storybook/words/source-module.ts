import { type ESTree, parseSync, Visitor } from 'vite';

export type Expression = ESTree.Expression;
export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

interface Import {
  readonly from: string;
  readonly name: string;
}

/** A file of the sources: what it names, and what it imports. */
export interface SourceModule {
  readonly file: string;
  readonly program: ESTree.Program;
  /** Constants and functions at any depth; a name that is used twice keeps its first meaning. */
  readonly named: ReadonlyMap<string, Expression | FunctionNode>;
  readonly imports: ReadonlyMap<string, Import>;
}

export function parseModule(file: string, text: string): SourceModule {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const named = new Map<string, Expression | FunctionNode>();
  const imports = new Map<string, Import>();
  const name = (id: string, value: Expression | FunctionNode) => {
    if (!named.has(id)) named.set(id, value);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) name(id.name, init);
    },
    FunctionDeclaration: (node) => {
      if (node.id) name(node.id.name, node);
    },
    ImportDeclaration: ({ source, specifiers }) => {
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        imports.set(specifier.local.name, { from: source.value, name: specifier.imported.name });
      }
    },
  }).visit(program);
  return { file, program, named, imports };
}
