import { Copy, Ellipsis, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import { useLongPress } from '../../../../taps/use-long-press.ts';
import { toast } from '../../../../toasts/toast.ts';
import styles from './MessageMenu.module.css';

// Rarely opened and large.
const importMenu = async () => (await import('../../../../components/overlays/Menu.tsx')).Menu;

async function copyMessage(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Message copied' });
  } catch {
    toast({ title: 'Copying failed', description: 'Your browser does not allow it.', destructive: true });
  }
}

interface MessageMenuProps {
  /** What is copied. */
  readonly text: string;
  onReport(): void;
  /** The message. */
  readonly children: ReactNode;
}

/**
 * A message with its menu: a finger or a pen that rests on it opens it, and a button beside it, which a mouse sees while it is
 * over the message, the keyboard while it has the focus, and a screen reader always.
 */
export function MessageMenu({ text, onReport, children }: MessageMenuProps) {
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
  const copy = {
    id: 'copy',
    label: 'Copy',
    icon: <Copy aria-hidden />,
    onSelect: () => void copyMessage(text),
  };
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
      {Menu ? <Menu trigger={button} groups={[[copy, report]]} open={open} onOpenChange={setOpen} /> : button}
    </div>
  );
}
