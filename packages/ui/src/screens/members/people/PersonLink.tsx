import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import styles from './PersonLink.module.css';

interface PersonLinkProps {
  readonly id: number;
  readonly children: ReactNode;
}

/** The name of a member, as the link to that member's page. */
export const PersonLink = ({ id, children }: PersonLinkProps) => (
  <Link className={styles.link} href={`/people/${id}`}>
    {children}
  </Link>
);
