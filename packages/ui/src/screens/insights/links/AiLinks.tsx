import { Lock, SlidersHorizontal } from 'lucide-react';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import styles from './AiLinks.module.css';

/** The dashboard's way to the settings of the AI features; with a lock where her plan has none of them. */
export function AiLinks({ locked }: { readonly locked: boolean }) {
  return (
    <LinkList label="AI features">
      <LinkRow
        lead={<SlidersHorizontal aria-hidden />}
        href="/dashboard/mommy-ai"
        trailing={locked && <Lock className={styles.lock} role="img" aria-label="Premium only" />}
      >
        Mommy AI Settings
      </LinkRow>
    </LinkList>
  );
}
