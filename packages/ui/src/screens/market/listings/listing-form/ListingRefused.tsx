import { useEffect, useRef } from 'react';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import styles from './ListingForm.module.css';

/** Why a thing may not be sold: by which rule of what may never be sold. */
export interface ListingRefusal {
  readonly rule: string;
  readonly words: string;
}

/** What the server has refused with the whole listing; in another tab the rule takes nothing of what is typed away. */
export function ListingRefused({ refusal }: { readonly refusal: ListingRefusal | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div ref={notice} className={styles.refused}>
      <Banner look="wrong" title="This cannot be listed" announced>
        {refusal.words}{' '}
        <TextLink href={`/rules#${refusal.rule}`} target="_blank">
          See what may never be sold
        </TextLink>
      </Banner>
    </div>
  );
}
