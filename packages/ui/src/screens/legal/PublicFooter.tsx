import { productName } from '@nestmates/domain/shared/product.ts';
import styles from './PublicFooter.module.css';

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <span>{productName}</span>
      <nav className={styles.links} aria-label="Legal">
        <a href="/terms">Terms of Service</a>
        <a href="/privacy">Privacy Policy</a>
      </nav>
    </footer>
  );
}
