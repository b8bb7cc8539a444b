import { Lock } from 'lucide-react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { EmptyPage } from '../../../components/layout/EmptyPage.tsx';
import { type GateName, gates } from './gates.ts';
import styles from './PremiumFeature.module.css';

interface PremiumFeatureProps {
  readonly gate: GateName;
}

function premiumFeature({ gate }: PremiumFeatureProps) {
  const { scene, plan, line, opens, title } = gates[gate];
  return {
    scene,
    title,
    action: (
      <Cluster gap={3}>
        <LinkButton href="/subscribe" icon={<Lock aria-hidden />}>
          Upgrade to {plan}
        </LinkButton>
        <LinkButton href="/dashboard" look="outline">
          Back to Dashboard
        </LinkButton>
      </Cluster>
    ),
    children: (
      <>
        <span className={styles.line}>{line}</span>
        {opens}
      </>
    ),
  };
}

/** Replaces a page that is not included in the member's plan. */
export const PremiumFeature = (props: PremiumFeatureProps) => <EmptyPage {...premiumFeature(props)} />;

/** Replaces a pane of a page. */
export const PremiumPane = (props: PremiumFeatureProps) => (
  <EmptyState {...premiumFeature(props)} level={1} />
);
