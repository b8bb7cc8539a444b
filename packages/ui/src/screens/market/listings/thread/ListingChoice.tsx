import type { ConversationListing } from '@nestmates/application/friends/messages/contract.ts';
import styles from './ListingChoice.module.css';
import { ListingRow } from './ThreadListing.tsx';

export interface ListingChoiceProps {
  readonly name: string;
  readonly listings: readonly { readonly listing: ConversationListing; readonly href: string }[];
}

/** What a seller has on sale, for a buyer who wants to write to them and has not said about what. */
export function ListingChoice({ name, listings }: ListingChoiceProps) {
  return (
    <div className={styles.choice}>
      <h2 className={styles.title}>What would you like to ask about?</h2>
      <p className={styles.hint}>Choose one of {name}’s listings and write to her about it.</p>
      <ul className={styles.listings}>
        {listings.map(({ listing, href }) => (
          <li key={listing.id} className={styles.listing}>
            <ListingRow listing={listing} href={href} />
          </li>
        ))}
      </ul>
    </div>
  );
}
