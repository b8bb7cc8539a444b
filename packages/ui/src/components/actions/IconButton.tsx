import { Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';
import { Link, type LinkProps } from './Link.tsx';

interface IconButtonBaseProps {
  /** Accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `locked`: not included in the member's plan, and a tap says why. */
  readonly look?: 'plain' | 'main' | 'yes' | 'outline' | 'float' | 'dark' | 'locked' | undefined;
  /** Shown as a badge unless it is 0. */
  readonly count?: number | undefined;
}

type OwnProps = 'className' | 'style' | 'children' | 'aria-label';

const countText = (count: number) => (count > 99 ? '99+' : String(count));
const accessibleName = (label: string, count: number) =>
  count > 0 ? `${label}, ${countText(count)}` : label;
const Count = ({ count }: { count: number }) =>
  count > 0 && <span className={styles.count}>{countText(count)}</span>;

export function IconButton({
  label,
  icon,
  look = 'plain',
  count = 0,
  type = 'button',
  ...rest
}: IconButtonBaseProps & Omit<ComponentProps<'button'>, OwnProps>) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.iconButton}
      data-look={look}
      aria-label={accessibleName(label, count)}
    >
      {icon}
      {look === 'locked' && <Lock className={styles.lock} aria-hidden />}
      <Count count={count} />
    </button>
  );
}

export function IconLink({
  label,
  icon,
  look = 'plain',
  count = 0,
  ...rest
}: IconButtonBaseProps & Omit<LinkProps, OwnProps>) {
  return (
    <Link {...rest} className={styles.iconButton} data-look={look} aria-label={accessibleName(label, count)}>
      {icon}
      <Count count={count} />
    </Link>
  );
}
