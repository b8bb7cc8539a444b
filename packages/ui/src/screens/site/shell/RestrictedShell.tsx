import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { ShellBarContext } from '../../../components/layout/shell-bar.ts';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import styles from './RestrictedShell.module.css';

interface RestrictedShellProps {
  onLogout(): void;
  readonly children: ReactNode;
}

const standingHref = '/account/standing';

/** The frame of what stays open to suspended and banned members: the way back to their standing, and out. */
export function RestrictedShell({ onLogout, children }: RestrictedShellProps) {
  const bar = {
    back: { href: standingHref, label: 'my standing', besideFrom: 'medium' } as const,
    brand: <Wordmark />,
    end: <IconButton label="Logout" icon={<LogOut aria-hidden />} onClick={onLogout} />,
  };
  return (
    <>
      <div className={styles.top}>
        <Wordmark />
        <div className={styles.ways}>
          <LinkButton look="text" size="small" href={standingHref}>
            My standing
          </LinkButton>
          <Button look="subdued" size="small" onClick={onLogout}>
            Logout
          </Button>
        </div>
      </div>
      <ShellBarContext value={bar}>
        <main className={styles.content}>{children}</main>
      </ShellBarContext>
    </>
  );
}
