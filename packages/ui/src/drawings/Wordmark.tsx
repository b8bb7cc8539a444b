import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { Mark } from './Mark.tsx';
import styles from './Wordmark.module.css';

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      {productName}
    </span>
  );
}
