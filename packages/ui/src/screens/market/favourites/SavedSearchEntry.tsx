import type { SavedSearchView } from '@nestmates/application/market/saved-searches/contract.ts';
import { searchFilters, searchFrom } from '@nestmates/domain/market/listings/search.ts';
import { Pencil, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { loadAlertDialog } from '../../../components/overlays/load-alert-dialog.ts';
import { Switch } from '../../../components/selection/Switch.tsx';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import styles from './SavedSearchEntry.module.css';

const loadSearchDialog = async () =>
  (await import('../listings/saved-searches/SavedSearchDialog.tsx')).SavedSearchDialog;

export interface SavedSearchEntryProps {
  readonly saved: SavedSearchView;
  onRename(saved: SavedSearchView, name: string): void;
  onEmails(saved: SavedSearchView, emails: boolean): void;
  onRemove(saved: SavedSearchView): void;
}

/** What it looks for, unless its name says so already. */
function wordsOf({ search, name }: SavedSearchView): string | undefined {
  const { q, ...rest } = searchFrom(search);
  const words = [q && `“${q}”`, ...searchFilters(rest).map(({ label }) => label)].filter(Boolean).join(', ');
  return words === '' || words === name ? undefined : words;
}

export function SavedSearchEntry({ saved, onRename, onEmails, onRemove }: SavedSearchEntryProps) {
  const { name, search, emails } = saved;
  const dialog = useLazyImport(loadSearchDialog);
  const question = useLazyImport(loadAlertDialog);
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const words = wordsOf(saved);
  return (
    <article className={styles.entry} aria-label={name}>
      <div className={styles.head}>
        <Link className={styles.link} href={`/marketplace?${new URLSearchParams(search)}`}>
          <Search aria-hidden />
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            {words && <span className={styles.words}>{words}</span>}
          </span>
        </Link>
        <IconButton
          label={`Rename ${name}`}
          icon={<Pencil aria-hidden />}
          onPointerDown={dialog.preload}
          onClick={async () => setOpen((await dialog.load()) ? 'rename' : undefined)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<Trash2 aria-hidden />}
          onPointerDown={question.preload}
          onClick={async () => setOpen((await question.load()) ? 'remove' : undefined)}
        />
      </div>
      <Switch
        label="Write to me"
        description="When something new fits, once a day at most."
        value={emails}
        onChange={(on) => onEmails(saved, on)}
      />
      {open === 'rename' && dialog.loaded && (
        <dialog.loaded
          title="Rename this search"
          initialName={name}
          onClose={close}
          onSave={(next) => {
            close();
            onRename(saved, next.name);
          }}
        />
      )}
      {open === 'remove' && question.loaded && (
        <question.loaded
          open
          title="Remove this search?"
          description={`“${name}” and its e-mails end. The listings stay as they are.`}
          confirm="Remove"
          onCancel={close}
          onConfirm={() => {
            close();
            onRemove(saved);
          }}
        />
      )}
    </article>
  );
}
