import { Download } from 'lucide-react';
import styles from './FileLink.module.css';

interface FileLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A table for a spreadsheet. What the server answers by itself takes a plain link. */
export const FileLink = ({ href, children }: FileLinkProps) => (
  <a className={styles.link} href={href} download>
    <Download aria-hidden />
    {children} as CSV
  </a>
);
