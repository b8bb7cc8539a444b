import { createElement } from 'react';
import styles from './Cluster.module.css';
import type { LaidOut, Tag } from './Stack.tsx';

type ClusterProps<As extends Tag> = LaidOut<As> & {
  readonly align?: 'center' | 'start';
  readonly wrap?: false;
};

/** Its children beside each other, in further lines where one is too short. */
export function Cluster<As extends Tag = 'div'>({ as, gap, align, wrap, ...props }: ClusterProps<As>) {
  return createElement(as ?? 'div', {
    ...props,
    className: styles.cluster,
    'data-gap': gap,
    'data-align': align,
    'data-wrap': wrap,
  });
}
