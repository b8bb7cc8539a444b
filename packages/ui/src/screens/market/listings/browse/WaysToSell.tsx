import { Lock } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Link } from '../../../../components/actions/Link.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import styles from './WaysToSell.module.css';

interface WaysToSellProps {
  /** Words beside the count on a phone, buttons in the head of a wider page. */
  readonly look: 'words' | 'buttons';
  /** Set where the member's plan puts nothing on sale: says why. */
  readonly onLocked?: (() => void) | undefined;
}

const ways = [
  { label: 'Quick List', href: '/marketplace/new', main: false },
  { label: 'Start Selling', href: '/seller/onboarding', main: true },
] as const;

/** What puts something on sale; locked it keeps its place and its name. */
export function WaysToSell({ look, onLocked }: WaysToSellProps) {
  return ways.map(({ label, href, main }) => {
    const lockedName = `${label}, comes with Premium`;
    if (look === 'buttons') {
      return onLocked ? (
        <Button
          key={label}
          look="locked"
          size="small"
          icon={<Lock aria-hidden />}
          aria-label={lockedName}
          onClick={onLocked}
        >
          {label}
        </Button>
      ) : (
        <LinkButton key={label} href={href} look={main ? 'main' : 'outline'} size="small">
          {label}
        </LinkButton>
      );
    }
    return onLocked ? (
      <button key={label} type="button" className={styles.locked} aria-label={lockedName} onClick={onLocked}>
        <Lock aria-hidden />
        {label}
      </button>
    ) : (
      <Link key={label} className={styles.link} href={href}>
        {label}
      </Link>
    );
  });
}
