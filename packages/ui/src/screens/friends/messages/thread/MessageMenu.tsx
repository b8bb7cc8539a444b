import { Ellipsis, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import { useLongPress } from '../../../../taps/use-long-press.ts';
import styles from './MessageMenu.module.css';

// Rarely opened and large.
const importMenu = async () => (await import('../../../../components/overlays/Menu.tsx')).Menu;

interface MessageMenuProps {
  onReport(): void;
  /** The message. */
  readonly children: ReactNode;
}

/**
 * A message with its menu: a finger that rests on it opens it, and a button beside it, which a mouse sees while it is
 * over the message, the keyboard while it has the focus, and a screen reader always.
 */
export function MessageMenu({ onReport, children }: MessageMenuProps) {
  const { loaded: Menu, preload, load } = useLazyImport(importMenu);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    void load();
  };
  const touch = useLongPress(show);
  const button = (
    <button
      type="button"
      className={styles.button}
      aria-label="More about this message"
      aria-haspopup="menu"
      onPointerDown={preload}
      onClick={Menu ? undefined : show}
    >
      <Ellipsis aria-hidden />
    </button>
  );
  const report = {
    id: 'report',
    label: 'Report this message',
    icon: <Flag aria-hidden />,
    onSelect: onReport,
  };
  return (
    <div className={styles.line}>
      <div className={styles.message} {...touch}>
        {children}
      </div>
      {Menu ? <Menu trigger={button} groups={[[report]]} open={open} onOpenChange={setOpen} /> : button}
    </div>
  );
}
