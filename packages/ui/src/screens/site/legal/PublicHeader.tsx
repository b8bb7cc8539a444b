import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { Link } from '../../../components/actions/Link.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import { signUpPath } from '../../platform/sign-up-path.ts';
import styles from './PublicHeader.module.css';

/** The header of a page that visitors see: the way home, and the ways in. */
export function PublicHeader({ signedIn = false }: { readonly signedIn?: boolean }) {
  return (
    <header className={styles.header}>
      <Link className={styles.brand} href="/" aria-label={productName}>
        <Wordmark />
      </Link>
      {signedIn ? (
        <LinkButton size="small" href="/dashboard">
          Go to Dashboard
        </LinkButton>
      ) : (
        <nav className={styles.links} aria-label="Account">
          <Link className={styles.logIn} href="/auth">
            Log In
          </Link>
          <LinkButton size="small" href={signUpPath}>
            Get Started
          </LinkButton>
        </nav>
      )}
    </header>
  );
}
