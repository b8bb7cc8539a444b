import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../components/actions/Button.tsx';

interface TemporaryButtonProps extends ButtonProps {
  /** What takes the focus when this goes away with it. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
}

/** Is there only while there is something to do with it. */
export function TemporaryButton({ fallbackFocus, ...button }: TemporaryButtonProps) {
  const self = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = self.current;
    return () => {
      if (element === document.activeElement) fallbackFocus.current?.focus({ preventScroll: true });
    };
  }, [fallbackFocus]);
  return <Button {...button} ref={self} size="small" />;
}
