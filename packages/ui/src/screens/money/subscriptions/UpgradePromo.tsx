import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { PromoCard } from '../../../components/layout/PromoCard.tsx';
import styles from './UpgradePromo.module.css';

/** Promotes Pro to a Free member. */
export function UpgradePromo({ onDismiss }: { onDismiss(): void }) {
  return (
    <PromoCard
      tone="plain"
      title={
        <>
          More with <em>Pro</em>
        </>
      }
      onDismiss={onDismiss}
    >
      <p>Write to your connections, and swipe as much as you like.</p>
      <div className={styles.action}>
        <LinkButton href="/subscribe" look="outline">
          View Plans
        </LinkButton>
      </div>
    </PromoCard>
  );
}
