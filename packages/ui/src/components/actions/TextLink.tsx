import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

/** A link within a sentence, underlined because colour alone does not mark it. */
export function TextLink({
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'className' | 'style'> & { readonly href: string }) {
  return <a {...rest} href={href} className={styles.link} />;
}
