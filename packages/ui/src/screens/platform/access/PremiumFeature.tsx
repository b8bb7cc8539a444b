import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { EmptyPage } from '../../../components/layout/EmptyPage.tsx';
import type { NestScene } from '../../../drawings/NestDrawing.tsx';

export interface PremiumFeatureProps {
  readonly scene: NestScene;
  /** The lowest plan that opens it. */
  readonly plan?: 'Pro' | 'Premium';
  /** What the feature is for. */
  readonly children: ReactNode;
}

const premiumFeature = ({ scene, plan = 'Pro', children }: PremiumFeatureProps) => ({
  scene,
  title: 'Premium Feature',
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
  children,
});

/** Replaces a page that is not included in the member's plan. */
export const PremiumFeature = (props: PremiumFeatureProps) => <EmptyPage {...premiumFeature(props)} />;

/** Replaces a pane of a page. */
export const PremiumPane = (props: PremiumFeatureProps) => (
  <EmptyState {...premiumFeature(props)} level={1} />
);
