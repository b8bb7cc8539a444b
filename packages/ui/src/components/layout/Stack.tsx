import { type ComponentPropsWithRef, createElement } from 'react';
import styles from './Stack.module.css';

export type Tag = 'article' | 'div' | 'dl' | 'form' | 'span' | 'ul';

export type LaidOut<As extends Tag> = Omit<ComponentPropsWithRef<As>, 'className'> & {
  readonly as?: As;
  /** A step of space, as in tokens.css. */
  readonly gap: 1 | 2 | 3 | 4 | 5 | 6;
};

type StackProps<As extends Tag> = LaidOut<As> & {
  /** `start`: as wide as their content. */
  readonly align?: 'start';
};

/** Its children below each other, none wider than itself. */
export function Stack<As extends Tag = 'div'>({ as, gap, align, ...props }: StackProps<As>) {
  return createElement(as ?? 'div', {
    ...props,
    className: styles.stack,
    'data-gap': gap,
    'data-align': align,
  });
}
