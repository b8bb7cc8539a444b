import { CircleAlert } from 'lucide-react';
import styles from './FieldError.module.css';

/** The sentence under a field; its id ties it to the control through aria-describedby. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden />
      {children}
    </p>
  );
}
