import type { Node } from 'oxc-parser';
import { declarationsIn, findDeclaration, type Scope } from './declarations.ts';
import type { ParameterField, ParameterSchema } from './parameter-schema.ts';

/**
 * The parameters of a call, read from the declarations of the installed SDK: `Transfers` and
 * `TransferCreateParams`, for example. So the double takes what that version of the API takes, no more and no less.
 */
export function parametersOf(resource: string, type: string): ParameterSchema {
  const scope = declarationsIn(`resources/${resource}.d.ts`);
  return referenced(type.split('.'), [], scope);
}

/** The SDK lets strings pass that it does not know; the API does not. */
const unknownString = 'OtherString';

function referenced(path: readonly string[], given: readonly Node[], scope: Scope): ParameterSchema {
  const name = path.join('.');
  const [argument] = given;
  if (name === 'Array' && argument) return { kind: 'list', of: schemaOf(argument, scope) };
  if (name === 'Emptyable' && argument) {
    return { kind: 'union', of: [{ kind: 'unset' }, schemaOf(argument, scope)] };
  }
  if (name === 'Decimal') return { kind: 'decimal' };
  // The double is told of a file by words (`multipart.ts`).
  if (name === 'Uint8Array') return { kind: 'string' };
  const { node, scope: inner } = findDeclaration(path, scope);
  if (node.type === 'TSTypeAliasDeclaration') return schemaOf(node.typeAnnotation, inner);
  if (node.type !== 'TSInterfaceDeclaration') throw new Error(`${name} is no type`);
  const inherited = node.extends.flatMap(({ expression }) => {
    const parent = referenced(pathOf(expression), [], inner);
    return parent.kind === 'object' ? [...parent.fields] : [];
  });
  return withMembers(node.body.body, inherited, inner);
}

function withMembers(
  members: readonly Node[],
  inherited: readonly (readonly [string, ParameterField])[],
  scope: Scope,
): ParameterSchema {
  const fields = new Map(inherited);
  for (const member of members) {
    if (member.type === 'TSIndexSignature') {
      return { kind: 'map', of: schemaOf(member.typeAnnotation.typeAnnotation, scope) };
    }
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) throw unreadable(member);
    const key = member.key.type === 'Identifier' ? member.key.name : String(literalValue(member.key));
    const schema = schemaOf(member.typeAnnotation.typeAnnotation, scope);
    fields.set(key, { required: !member.optional, schema: isPercent(key) ? { kind: 'decimal' } : schema });
  }
  return { kind: 'object', fields };
}

/** The SDK has one kind of number; the API takes a fraction in percentages only. */
const isPercent = (key: string): boolean => key.endsWith('percent') || key.endsWith('percentage');

function schemaOf(node: Node, scope: Scope): ParameterSchema {
  switch (node.type) {
    case 'TSStringKeyword':
      return { kind: 'string' };
    case 'TSNumberKeyword':
      return { kind: 'integer' };
    case 'TSBooleanKeyword':
      return { kind: 'boolean' };
    case 'TSNullKeyword':
      return { kind: 'unset' };
    case 'TSLiteralType': {
      const value = String(literalValue(node.literal));
      return value === '' ? { kind: 'unset' } : { kind: 'literal', value };
    }
    case 'TSArrayType':
      return { kind: 'list', of: schemaOf(node.elementType, scope) };
    case 'TSTypeLiteral':
      return withMembers(node.members, [], scope);
    case 'TSUnionType': {
      const known = node.types.filter((type) => nameOf(type) !== unknownString);
      return { kind: 'union', of: known.map((type) => schemaOf(type, scope)) };
    }
    case 'TSTypeReference':
      return referenced(pathOf(node.typeName), node.typeArguments?.params ?? [], scope);
    default:
      throw unreadable(node);
  }
}

const nameOf = (node: Node): string | undefined =>
  node.type === 'TSTypeReference' ? pathOf(node.typeName).join('.') : undefined;

function pathOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'TSQualifiedName') return [...pathOf(node.left), node.right.name];
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    return [...pathOf(node.object), node.property.name];
  }
  throw unreadable(node);
}

function literalValue(node: Node): unknown {
  if (node.type === 'Literal') return node.value;
  throw unreadable(node);
}

const unreadable = (node: Node): Error => new Error(`The SDK declares a parameter as ${node.type}`);
