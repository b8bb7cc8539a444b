import { parseSync } from 'vite';

/** What another operator would mean; a boundary moves by one, an equality turns round. */
const otherOperators = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/** Names that are easily taken for each other. */
const otherNames = new Map(
  [
    ['buyerId', 'sellerId'],
    ['buyer', 'seller'],
    ['some', 'every'],
    ['min', 'max'],
    ['find', 'findLast'],
    ['blockerId', 'blockedId'],
    ['requesterId', 'receiverId'],
  ].flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
/** What is read by somebody: a sentence less is no rule less. */
const isSentence = (node) =>
  isText(node) && /\s/.test(node.value ?? node.quasis.map(({ value }) => value.raw).join('x'));
/** What the program reads, not a person. */
const isWord = (value) => typeof value === 'string' && /^[\w.-]+$/.test(value) && !value.endsWith('.');
const isArray = (node) => node?.type === 'ArrayExpression';
const isMember = (node, names) =>
  node.type === 'MemberExpression' && !node.computed && names.includes(node.property.name);
/** `transaction.run(…)` and `this.#deps.transaction.run(…)`. */
const isTransaction = (callee) =>
  isMember(callee, ['run']) &&
  (callee.object.name === 'transaction' || isMember(callee.object, ['transaction']));

/** The words of an error that nobody of ours catches are for whoever reads a log. */
const isThrownError = (node) => node.type === 'NewExpression' && node.callee.name === 'Error';

/** What a route is for the server, which its tests hold, and the sentences of an e-mail. */
const isNoRule = (node) =>
  (node.type === 'CallExpression' && node.callee.name === 'endpoint') ||
  (node.type === 'Property' && node.key.name === 'words');

function binary({ left, right, operator }, text) {
  if (!(operator in otherOperators)) return [];
  if (operator === '+' && [left, right].some(isText)) return [];
  const between = text.slice(left.end, right.start);
  const with_ = between.replace(operator, otherOperators[operator]);
  return [{ start: left.end, end: right.start, with: with_ }];
}

function literal(node, { parent, key, siblings }) {
  const { value, start, end } = node;
  if (typeof value === 'boolean') return [{ start, end, with: String(!value) }];
  const isIndex = parent.type === 'MemberExpression' && key === 'property';
  // One more than a page is read to see whether there is a next; two more change no answer.
  const isOneMore = parent.type === 'BinaryExpression' && parent.left.name === 'limit' && value === 1;
  if (typeof value === 'number' && !isIndex && !isOneMore) return [{ start, end, with: String(value + 1) }];
  const isValue = isWord(value) && parent.type === 'Property' && key === 'value';
  const other = isValue && siblings.get(parent.key.name)?.find((one) => one !== value);
  return other ? [{ start, end, with: `'${other}'` }] : [];
}

/** Each element is left out once; not of a pair, whose place says what it is. */
function array({ elements }, { parent }, text) {
  const isPair =
    isArray(parent) || parent.id?.type === 'ArrayPattern' || parent.left?.type === 'ArrayPattern';
  if (isPair) return [];
  return elements
    .filter((element) => element && !isSentence(element))
    .map(({ start, end }) => {
      const [comma] = /^\s*,/.exec(text.slice(end)) ?? [''];
      return { start, end: end + comma.length, with: '' };
    });
}

function call({ callee, arguments: given, start, end }, text) {
  const mutants = [];
  const [first] = given;
  if (isTransaction(callee)) {
    mutants.push({ start, end, with: `(${text.slice(first.start, first.end)})()` });
  }
  if (isMember(callee, ['filter']) && given.length === 1) {
    mutants.push({ start: callee.object.end, end, with: '' });
  }
  // What follows the first three is seldom needed for it to work.
  if (given.length > 3) mutants.push({ start: given.at(-2).end, end: given.at(-1).end, with: '' });
  return mutants;
}

function statement({ expression, start, end }) {
  const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
  return called.type === 'CallExpression' && called.callee.type !== 'Super'
    ? [{ start, end, with: ';' }]
    : [];
}

/** Whether the condition is one comparison or a negation, whose own mutant turns it round. */
const turnsRound = ({ type, operator }) =>
  type === 'BinaryExpression' ? operator in otherOperators && /==/.test(operator) : operator === '!';
const negated = ({ test }, text) =>
  turnsRound(test)
    ? []
    : [{ start: test.start, end: test.end, with: `!(${text.slice(test.start, test.end)})` }];
const never = ({ test: { start, end } }) => [{ start, end, with: 'false' }];

function mutantsOf(node, at, text) {
  switch (node.type) {
    case 'BinaryExpression':
      return binary(node, text);
    case 'LogicalExpression':
      return node.operator === '??'
        ? [{ start: node.left.end, end: node.right.end, with: '' }]
        : binary(node, text);
    case 'UnaryExpression':
      return ['!', '-'].includes(node.operator)
        ? [{ start: node.start, end: node.argument.start, with: '' }]
        : [];
    case 'Literal':
      return literal(node, at);
    case 'ConditionalExpression':
      return negated(node, text);
    case 'IfStatement':
      return node.alternate ? negated(node, text) : [...never(node), ...negated(node, text)];
    case 'WhileStatement':
      return never(node);
    case 'ArrayExpression':
      return array(node, at, text);
    case 'CallExpression':
      return call(node, text);
    case 'ExpressionStatement':
      return statement(node);
    case 'MemberExpression': {
      const other = node.computed ? undefined : otherNames.get(node.property.name);
      return other ? [{ start: node.property.start, end: node.property.end, with: other }] : [];
    }
    default:
      return [];
  }
}

const childrenOf = (node) =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((child) => typeof child?.type === 'string')
      .map((child) => ({ child, key })),
  );

const isType = ({ type }) => type.startsWith('TS') && !wrappers.includes(type);

/** The words that stand under each name of a property: where one is wrong, it is another of these. */
function wordsByName(node, found = new Map()) {
  if (node.type === 'Property' && isWord(node.value.value)) {
    const known = found.get(node.key.name) ?? [];
    found.set(node.key.name, [...known, node.value.value]);
  }
  for (const { child } of childrenOf(node)) wordsByName(child, found);
  return found;
}

const short = (text) => text.replaceAll(/\s+/g, ' ').trim();
/** What is around it, so that a row of the table tells more than an operator. */
function changeOf(text, { start, end, with: replacement }) {
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - 40);
  const lineEnd = text.indexOf('\n', end);
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, end + 40);
  const [before, after] = [text.slice(from, start), text.slice(end, to)];
  return `${short(before + text.slice(start, end) + after)} → ${short(before + replacement + after)}`;
}

/** Every mistake that this program plants in a file, each of them one change of its text. */
export function mutantsIn(file, text) {
  const { program } = parseSync(file, text, { lang: 'ts' });
  const siblings = wordsByName(program);
  const found = [];
  const walk = (node, parent, key) => {
    if (isType(node) || isThrownError(node) || isNoRule(node) || node.type === 'ImportDeclaration') return;
    for (const mutant of mutantsOf(node, { parent, key, siblings }, text)) {
      found.push({
        file,
        line: text.slice(0, mutant.start).split('\n').length,
        change: changeOf(text, mutant),
        text: text.slice(0, mutant.start) + mutant.with + text.slice(mutant.end),
      });
    }
    for (const { child, key: name } of childrenOf(node)) walk(child, node, name);
  };
  walk(program, undefined, undefined);
  return found;
}
