import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import { Link } from '../../../components/actions/Link.tsx';
import styles from './HiddenLine.module.css';
import { hiddenText } from './hidden-text.ts';

/** The same as `HiddenNotice`, beside a thing in a list. */
export function HiddenLine({ hidden }: { readonly hidden: HiddenReason | undefined }) {
  if (!hidden) return null;
  return (
    <p className={styles.line} data-hidden={hidden}>
      {hiddenText[hidden].sentence}{' '}
      <Link className={styles.why} href="/account/standing">
        {hidden === 'removed' ? 'Read why' : 'Tell your side'}
      </Link>
    </p>
  );
}
