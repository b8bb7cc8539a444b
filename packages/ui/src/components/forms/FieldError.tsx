import { CircleAlert } from 'lucide-react';
import styles from './FieldError.module.css';

/** The error below a control, which refers to it by aria-describedby. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden />
      {children}
    </p>
  );
}
