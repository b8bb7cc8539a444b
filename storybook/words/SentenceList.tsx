import { sentences } from 'virtual:sentences';
import { useState } from 'react';
import styles from './SentenceList.module.css';
import { type Kind, kinds, type Sentence } from './sentence.ts';

const plural: Readonly<Record<Kind, string>> = {
  gate: 'Gates',
  toast: 'Toasts',
  'empty state': 'Empty states',
  error: 'Errors',
};

/** "friends/messages", from "packages/ui/src/screens/friends/messages/thread/ClosedThread.tsx". */
const placeOf = ({ file }: Sentence) =>
  /src\/(?:screens\/)?(.+)\/[^/]+$/.exec(file)?.[1]?.split('/').slice(0, 2).join('/') ?? '';

const has = ({ title, line, file }: Sentence, wanted: string) =>
  `${title} ${line ?? ''} ${file}`.toLowerCase().includes(wanted.toLowerCase());

/** Every gate, toast, empty state and error, to search and to read in one go. */
export function SentenceList() {
  const [kind, setKind] = useState<Kind>();
  const [wanted, setWanted] = useState('');
  const shown = sentences.filter(
    (each) => (kind === undefined || each.kind === kind) && has(each, wanted.trim()),
  );
  return (
    <>
      <div className={styles.bar}>
        <input
          type="search"
          aria-label="Search the sentences"
          placeholder="A word, or a folder"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={kind === each}
            onClick={() => setKind(kind === each ? undefined : each)}
          >
            {plural[each]} {sentences.filter((sentence) => sentence.kind === each).length}
          </button>
        ))}
      </div>
      <p role="status" className={styles.count}>
        {shown.length} of {sentences.length}. What stands in braces is filled in; a slash is between what is
        said in one case and in another.
      </p>
      {kinds.map((each) => (
        <KindSection key={each} kind={each} shown={shown.filter((sentence) => sentence.kind === each)} />
      ))}
    </>
  );
}

function KindSection({ kind, shown }: { readonly kind: Kind; readonly shown: readonly Sentence[] }) {
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{plural[kind]}</h2>
      <ul className={styles.list}>
        {shown.map((sentence) => (
          <li key={`${sentence.file} ${sentence.title} ${sentence.line}`} className={styles.row}>
            <div>
              <strong>{sentence.title}</strong>
              {sentence.line !== undefined && <span>{sentence.line}</span>}
            </div>
            <small title={sentence.file}>{placeOf(sentence)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
