import { type ESTree, Visitor } from 'vite';
import type { Kind, Sentence, Words } from './sentence.ts';
import type { SourceModule } from './source-module.ts';
import { namedProperties, propertyOf, type WordsReader } from './words-of.ts';

/** What an action says when it is done; a text alone is the title. */
const doneRows = new Set(['says', 'said']);
/** What is said of a failure; a text alone is the line below "Error". */
const failureRows = new Set(['fails', 'failedMessage']);
/** `says` is a row of an action if one of these stands beside it. */
const besides = ['call', 'fails', 'load'];
const toastCalls = new Set(['toast', 'announce', 'sayDone', 'sayPhotoProblem']);
const errorCalls: Readonly<Record<string, number>> = { notFound: 0, invalid: 1 };
const emptyElements = new Set(['EmptyState', 'EmptyPage']);

type Given = ESTree.CallExpression['arguments'][number] | undefined;
const asValue = (given: Given) => (given && given.type !== 'SpreadElement' ? given : undefined);

/** Everything that a file of the sources says to members. */
export function sentencesIn(module: SourceModule, reader: WordsReader): readonly Sentence[] {
  const found: Sentence[] = [];
  const add = (kind: Kind, words: readonly Words[]) =>
    found.push(...words.filter(isSaid).map((each) => ({ kind, ...each, file: module.file })));
  const words = (given: Given) => {
    const value = asValue(given);
    return value ? reader.wordsOf(value, module) : [];
  };

  new Visitor({
    ObjectExpression: (object) => {
      if (!saysToasts(module)) return;
      const isAction = besides.some((name) => propertyOf(object, name));
      for (const { name, value } of namedProperties(object)) {
        const said = () => reader.wordsOf(value, module);
        if (doneRows.has(name) && isAction) add('toast', said());
        else if (failureRows.has(name)) add('toast', said().map(asFailure));
      }
    },
    CallExpression: (call) => {
      const { callee, arguments: given } = call;
      if (callee.type === 'MemberExpression') {
        if (callee.object.type === 'Identifier' && callee.object.name === 'z')
          add('error', checkWords(call, words));
        return;
      }
      if (callee.type !== 'Identifier') return;
      if (saysToasts(module)) {
        if (callee.name === 'seen') add('toast', reader.wordsOf(call, module));
        else if (callee.name === 'sayFailure') add('toast', words(given[0]).map(asFailure));
        else if (toastCalls.has(callee.name)) add('toast', words(given[0]));
      }
      const place = errorCalls[callee.name];
      if (place !== undefined) add('error', words(given[place]));
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'DomainError') add('error', words(given[2]));
    },
    JSXElement: (element) => {
      const { name } = element.openingElement;
      if (name.type !== 'JSXIdentifier') return;
      if (emptyElements.has(name.name)) add('empty state', emptyWords(element, module, reader));
      if (name.name === 'LoadError') {
        add(
          'error',
          attribute(element, 'what', module, reader).map((title) => ({
            title: `We could not load ${title}`,
          })),
        );
      }
      if (name.name === 'SectionUnready') {
        add(
          'error',
          attribute(element, 'failed', module, reader).map((title) => ({ title })),
        );
      }
    },
  }).visit(module.program);
  return found;
}

const saysToasts = ({ file }: SourceModule) => /^packages\/(ui|web)\//.test(file);

const asFailure = ({ title, line }: Words): Words =>
  line === undefined ? { title: 'Error', line: title } : { title, line };

/** Two words at least, or one that ends a sentence: what is shorter is a name of the wire. */
const isSaid = ({ title }: Words) => /^[A-Z{“"].*[\s.!?]|^[A-Z][a-z]+$/.test(title);

/** `z.minLength(1, 'Please confirm your password')`, or `{ error: '…' }` there. */
function checkWords({ arguments: given }: ESTree.CallExpression, words: (given: Given) => readonly Words[]) {
  if (given.length < 2) return [];
  const last = asValue(given.at(-1));
  if (!last) return [];
  if (last.type === 'ObjectExpression') {
    const error = propertyOf(last, 'error');
    return error ? words(error as Given) : [];
  }
  return last.type === 'Literal' || last.type === 'MemberExpression' || last.type === 'Identifier'
    ? words(last)
    : [];
}

function attribute(
  { openingElement }: ESTree.JSXElement,
  name: string,
  module: SourceModule,
  reader: WordsReader,
): readonly string[] {
  const found = openingElement.attributes.find(
    (each) => each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' && each.name.name === name,
  );
  if (found?.type !== 'JSXAttribute' || !found.value) return [];
  const { value } = found;
  if (value.type !== 'JSXExpressionContainer') return reader.textsOf(value, module);
  return value.expression.type === 'JSXEmptyExpression' ? [] : reader.textsOf(value.expression, module);
}

function emptyWords(element: ESTree.JSXElement, module: SourceModule, reader: WordsReader): readonly Words[] {
  const spread = element.openingElement.attributes.flatMap((each) =>
    each.type === 'JSXSpreadAttribute' ? reader.wordsOf(each.argument, module) : [],
  );
  const [line] = reader.textsOf(element, module);
  return [...attribute(element, 'title', module, reader).map((title) => ({ title, line })), ...spread];
}
