import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import styles from './PremiumFeature.module.css';

export interface PremiumFeatureProps extends Pick<EmptyStateProps, 'scene'> {
  /** What she could do here. */
  readonly children: ReactNode;
}

/** Stands for a whole page that opens with Pro. */
export function PremiumFeature({ scene, children }: PremiumFeatureProps) {
  return (
    <div className={styles.page}>
      <EmptyState
        {...(scene === undefined ? {} : { scene })}
        level={1}
        title="Premium Feature"
        action={
          <div className={styles.doors}>
            <LinkButton href="/subscribe" icon={<Lock aria-hidden />}>
              Upgrade to Pro
            </LinkButton>
            <LinkButton href="/dashboard" look="outline">
              Back to Dashboard
            </LinkButton>
          </div>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
