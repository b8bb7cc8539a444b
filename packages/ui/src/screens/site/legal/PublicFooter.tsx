import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { Link } from '../../../components/actions/Link.tsx';
import styles from './PublicFooter.module.css';

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <span>{productName}</span>
      <nav className={styles.links} aria-label="Legal">
        <Link href="/terms">Terms of Service</Link>
        <Link href="/privacy">Privacy Policy</Link>
        <Link href="/rules">House Rules</Link>
        <Link href="/transparency">Transparency</Link>
      </nav>
    </footer>
  );
}
