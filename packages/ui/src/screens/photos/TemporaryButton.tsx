import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../components/actions/Button.tsx';

interface PassingButtonProps extends ButtonProps {
  /** What takes the focus when this goes away with it. */
  readonly heir: RefObject<HTMLElement | null>;
}

/** Is there only while there is something to do with it. */
export function PassingButton({ heir, ...button }: PassingButtonProps) {
  const self = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = self.current;
    return () => {
      if (element === document.activeElement) heir.current?.focus({ preventScroll: true });
    };
  }, [heir]);
  return <Button {...button} ref={self} size="small" />;
}
