import { useEffect, useRef } from 'react';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import styles from './ListingForm.module.css';

/** Why a thing may not be sold: by a rule of what may never be sold, or since it was recalled. */
export type ListingRefusal =
  | { readonly rule: string; readonly words: string }
  | { readonly recall: { readonly title: string; readonly url: string } };

const reasonOf = (refusal: ListingRefusal) =>
  'rule' in refusal
    ? {
        title: 'This cannot be listed',
        words: refusal.words,
        link: { href: `/rules#${refusal.rule}`, label: 'See what may never be sold' },
      }
    : {
        title: 'This was recalled',
        words: `${refusal.recall.title}. Whoever made it repairs it, replaces it or pays for it.`,
        link: { href: refusal.recall.url, label: 'Read about the recall' },
      };

/** What the server has refused with the whole listing; in another tab the rule takes nothing of what is typed away. */
export function ListingRefused({ refusal }: { readonly refusal: ListingRefusal | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (!refusal) return null;
  const { title, words, link } = reasonOf(refusal);
  return (
    <div ref={notice} className={styles.refused}>
      <Banner look="wrong" title={title} announced>
        {words}{' '}
        <TextLink href={link.href} target="_blank" rel="noreferrer">
          {link.label}
        </TextLink>
      </Banner>
    </div>
  );
}
