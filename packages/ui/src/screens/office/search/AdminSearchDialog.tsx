import type { SearchView } from '@nestmates/application/office/search/contract.ts';
import { Search } from 'lucide-react';
import { Link } from '../../../components/actions/Link.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import styles from './AdminSearchDialog.module.css';
import { foundGroups } from './found-groups.ts';

export type AdminSearchState =
  /** Nothing is typed. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly found: SearchView };

export interface AdminSearchDialogProps {
  readonly words: string;
  readonly state: AdminSearchState;
  onWords(words: string): void;
  onClose(): void;
}

function Found({ found, onClose }: { readonly found: SearchView; onClose(): void }) {
  const groups = foundGroups(found);
  if (groups.length === 0) return <p role="status">Nothing was found.</p>;
  return groups.map(({ title, rows }) => (
    <section key={title} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {rows.map(({ href, name, note }) => (
          <li key={`${href} ${name}`}>
            <Link className={styles.found} href={href} onClick={onClose} data-found>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Results({ state, onClose }: Pick<AdminSearchDialogProps, 'state' | 'onClose'>) {
  switch (state.kind) {
    case 'empty':
      return <p className={styles.quiet}>A name, an e-mail, the number of an order or a case, a code.</p>;
    case 'searching':
      return (
        <p className={styles.quiet} role="status">
          Searching…
        </p>
      );
    case 'failed':
      return <p role="alert">The search failed. Check your internet and type again.</p>;
    case 'found':
      return <Found found={state.found} onClose={onClose} />;
  }
}

/** Moves the focus from the field to what is found below it, by the arrow keys; Enter in the field opens the first. */
function stepByKeys(content: HTMLDivElement | null) {
  if (!content) return;
  function step(event: KeyboardEvent) {
    const { key, target } = event;
    const found = [...(content?.querySelectorAll<HTMLElement>('[data-found]') ?? [])];
    const field = content?.querySelector('input');
    if (key === 'Enter' && target === field) {
      event.preventDefault();
      found[0]?.click();
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    const at = found.indexOf(target as HTMLElement);
    const next = key === 'ArrowDown' ? found[Math.min(at + 1, found.length - 1)] : (found[at - 1] ?? field);
    next?.focus();
  }
  content.addEventListener('keydown', step);
  return () => content.removeEventListener('keydown', step);
}

/** One search over what administrators look up; the arrow keys go through what is found, and Enter opens it. */
export function AdminSearchDialog({ words, state, onWords, onClose }: AdminSearchDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Search" place="bottom">
      <div ref={stepByKeys} className={styles.content}>
        <TextField
          name="words"
          type="search"
          label="Members, orders, cases, codes"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          icon={<Search aria-hidden />}
          value={words}
          onChange={onWords}
        />
        <div className={styles.results}>
          <Results state={state} onClose={onClose} />
        </div>
      </div>
    </Dialog>
  );
}
