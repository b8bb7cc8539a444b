import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../../components/actions/Button.tsx';

interface TemporaryButtonProps extends ButtonProps {
  /** Gets the focus if the button is removed while it has it. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
}

/** A button that is rendered only in some states. */
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
