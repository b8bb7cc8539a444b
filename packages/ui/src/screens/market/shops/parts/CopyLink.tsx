import { Check, Copy } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import styles from './CopyLink.module.css';

export interface CopyLinkProps {
  readonly url: string;
  /** Lasts two seconds after it was copied. */
  readonly copied: boolean;
  onCopy(): void;
}

/** The address of the seller's shop, to be copied. */
export const CopyLink = ({ url, copied, onCopy }: CopyLinkProps) => (
  <div className={styles.link}>
    <TextField
      label="Shop link"
      readOnly
      value={url}
      onChange={() => undefined}
      onFocus={(event) => event.currentTarget.select()}
    />
    <Button
      look={copied ? 'yes' : 'outline'}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={onCopy}
    >
      {copied ? 'Copied!' : 'Copy Link'}
    </Button>
    <span className={styles.visuallyHidden} role="status">
      {copied && 'The link was copied'}
    </span>
  </div>
);
