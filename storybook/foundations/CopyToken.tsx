import { type ReactNode, useState } from 'react';
import styles from './Foundation.module.css';

interface CopyTokenProps {
  /** The custom property, without its two dashes. */
  readonly token: string;
  readonly children?: ReactNode;
}

/** A specimen that copies its token when it is clicked, as it stands in a stylesheet. */
export function CopyToken({ token, children }: CopyTokenProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`var(--${token})`);
    setCopied(true);
  };
  return (
    <button
      type="button"
      className={styles.copy}
      title={`Copy var(--${token})`}
      onClick={copy}
      onBlur={() => setCopied(false)}
      onMouseLeave={() => setCopied(false)}
    >
      {children}
      <span className={styles.name}>{copied ? 'Copied' : token}</span>
    </button>
  );
}
