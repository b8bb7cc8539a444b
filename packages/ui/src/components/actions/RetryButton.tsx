import { useRef } from 'react';
import { useFocusParentOnUnmount } from '../../focus/use-focus-parent-on-unmount.ts';
import { Button, type ButtonLookProps } from './Button.tsx';
import styles from './RetryButton.module.css';

interface RetryButtonProps extends Pick<ButtonLookProps, 'look'> {
  /** What is read again; several on a page are told apart by it. */
  readonly what: string;
  readonly children: string;
  onRetry(): void;
}

/** Goes away with the failure it stands in, so it gives the focus to the place around it. */
export function RetryButton({ what, look = 'text', children, onRetry }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusParentOnUnmount(button);
  return (
    <Button ref={button} look={look} size="small" onClick={onRetry}>
      {/* One child, so that the gap between icon and words does not open before what is not seen. */}
      <span>
        {children}
        <span className={styles.visuallyHidden}>: {what}</span>
      </span>
    </Button>
  );
}
