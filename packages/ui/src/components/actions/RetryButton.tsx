import { useRef } from 'react';
import { useFocusParentOnUnmount } from '../../focus/use-focus-parent-on-unmount.ts';
import { Button, type ButtonLookProps } from './Button.tsx';
import styles from './RetryButton.module.css';

interface RetryButtonProps extends Pick<ButtonLookProps, 'look'> {
  /** What is loaded again; tells several retry buttons on a page apart. */
  readonly what: string;
  readonly children: string;
  onRetry(): void;
}

/** Disappears on retry, so it passes the focus on to its container. */
export function RetryButton({ what, look = 'text', children, onRetry }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusParentOnUnmount(button);
  return (
    <Button ref={button} look={look} size="small" onClick={onRetry}>
      {/* A single child: with two, the flex gap would show before the hidden text. */}
      <span>
        {children}
        <span className={styles.visuallyHidden}>: {what}</span>
      </span>
    </Button>
  );
}
