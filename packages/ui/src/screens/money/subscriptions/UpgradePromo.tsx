import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { PromoCard } from '../../../components/layout/PromoCard.tsx';
import styles from './UpgradePromo.module.css';

/** The one offer on a Free member's dashboard. */
export function UpgradePromo({ onDismiss }: { onDismiss(): void }) {
  return (
    <PromoCard
      tone="plate"
      title={
        <>
          Matching is free. <em>Writing comes with Pro.</em>
        </>
      }
      onDismiss={onDismiss}
    >
      <p className={styles.text}>Messages, babysitting swaps, check-ins and the calendar.</p>
      <LinkButton href="/subscribe" look="plate">
        See Pro
      </LinkButton>
    </PromoCard>
  );
}
