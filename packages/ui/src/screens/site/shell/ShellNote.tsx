import { WifiOff } from 'lucide-react';
import styles from './ShellNote.module.css';

export type Note =
  /** No network, or no answer of the server. */
  { readonly kind: 'offline' } | { readonly kind: 'new-version'; readonly onReload: () => void };

/**
 * One line of the shell: on a phone above the tab bar, beside a rail at the bottom, on a wide screen at the end of
 * the menu. It is there empty, so that screen readers announce what comes.
 */
export function ShellNote({ note }: { readonly note: Note | undefined }) {
  return (
    <div className={styles.place} role="status">
      {note && (
        <p className={styles.note} data-bottom-bar>
          <Content {...note} />
        </p>
      )}
    </div>
  );
}

function Content(note: Note) {
  switch (note.kind) {
    case 'offline':
      return (
        <>
          <WifiOff aria-hidden />
          <span>You’re offline. Showing what was last seen.</span>
        </>
      );
    case 'new-version':
      return (
        <>
          <span>A new version is ready.</span>
          <button type="button" className={styles.action} onClick={note.onReload}>
            Reload
          </button>
        </>
      );
  }
}
