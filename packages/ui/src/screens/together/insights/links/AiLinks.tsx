import { Lock, Puzzle, SlidersHorizontal, WandSparkles } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { LinkList, LinkRow } from '../../../../components/navigation/LinkList.tsx';
import styles from './AiLinks.module.css';

/**
 * The dashboard's way to the planner, to the member's playdates and to the settings of the AI features. Where the
 * member's plan has none of the features, it says what opens the planner; answering a playdate needs no plan.
 */
export function AiLinks({ locked }: { readonly locked: boolean }) {
  return (
    <section aria-label="AI features">
      {locked && (
        <div className={styles.locked}>
          <h2 className={styles.title}>
            <WandSparkles aria-hidden />
            Smart Playdate Planner
          </h2>
          <p className={styles.note}>This feature is for Premium members only.</p>
          <LinkButton href="/subscribe" look="outline" size="small" icon={<Lock aria-hidden />}>
            Upgrade to Unlock
          </LinkButton>
        </div>
      )}
      <LinkList>
        {!locked && (
          <LinkRow lead={<WandSparkles aria-hidden />} href="/playdate-planner">
            Smart Playdate Planner
          </LinkRow>
        )}
        <LinkRow lead={<Puzzle aria-hidden />} href="/playdates">
          Playdates
        </LinkRow>
        <LinkRow
          lead={<SlidersHorizontal aria-hidden />}
          href="/dashboard/mommy-ai"
          trailing={locked && <Lock className={styles.lock} role="img" aria-label="Premium only" />}
        >
          Mommy AI Settings
        </LinkRow>
      </LinkList>
    </section>
  );
}
