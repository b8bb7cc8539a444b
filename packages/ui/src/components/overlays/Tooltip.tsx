import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly text: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly open?: boolean;
  /** A single button or link, named without the tooltip's help: touch has no hover. */
  readonly children: ReactNode;
}

export function Tooltip({ text, side = 'top', open, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root {...(open === undefined ? {} : { open })}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={12}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
