import { gates } from '../../packages/ui/src/screens/platform/access/gates.ts';
import type { Sentence } from './sentence.ts';
import { sentencesIn } from './sentences-in.ts';
import { moduleReader, sourceFiles } from './source-files.ts';
import { WordsReader } from './words-of.ts';

const gateFile = 'packages/ui/src/screens/platform/access/gates.ts';

const closed = (): readonly Sentence[] =>
  Object.values(gates).map(({ title, line, opens }) => ({
    kind: 'gate',
    title,
    line: `${line}. ${opens}`.replace('..', '.'),
    file: gateFile,
  }));

/** Everything that the product says to members apart from its pages, once for each file, by kind and then by file. */
export function everySentence(): readonly Sentence[] {
  const { read, find } = moduleReader();
  const reader = new WordsReader(find);
  const all = [...closed(), ...sourceFiles().flatMap((file) => sentencesIn(read(file), reader))];
  const once = new Map(
    all.map((each) => [JSON.stringify([each.kind, each.title, each.line, each.file]), each]),
  );
  return [...once.values()];
}
