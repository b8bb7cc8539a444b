import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
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

/** Replaces a page that is not included in the member's plan. */
export function PremiumFeature({ scene, plan = 'Pro', children }: PremiumFeatureProps) {
  return (
    <EmptyPage
      scene={scene}
      title="Premium Feature"
      action={
        <Cluster gap={3}>
          <LinkButton href="/subscribe" icon={<Lock aria-hidden />}>
            Upgrade to {plan}
          </LinkButton>
          <LinkButton href="/dashboard" look="outline">
            Back to Dashboard
          </LinkButton>
        </Cluster>
      }
    >
      {children}
    </EmptyPage>
  );
}
