import { TextLink } from '../../../components/actions/TextLink.tsx';
import { findPhoneNumber } from './phone-number.ts';
import styles from './TextWithPhone.module.css';

/** What a member typed; the first phone number in it can be called. */
export function TextWithPhone({ children }: { readonly children: string }) {
  const found = findPhoneNumber(children);
  if (!found) return children;
  return (
    <>
      {found.before}
      <span className={styles.phone}>
        <TextLink href={found.href}>{found.number}</TextLink>
      </span>
      {found.after}
    </>
  );
}
