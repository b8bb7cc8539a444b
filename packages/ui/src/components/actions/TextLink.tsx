import { Link, type LinkProps } from './Link.tsx';
import styles from './TextLink.module.css';

/** A link within a sentence, underlined because colour alone does not mark it. */
export function TextLink(props: Omit<LinkProps, 'className' | 'style'>) {
  return <Link {...props} className={styles.link} />;
}
