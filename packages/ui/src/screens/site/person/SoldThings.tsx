import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { useId } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { ListingPicture } from '../../market/listings/picture/ListingPicture.tsx';
import styles from './SoldThings.module.css';

interface SoldThingsProps {
  readonly person: Pick<PersonPageView, 'user' | 'relation' | 'listings'>;
}

/** The newest of what the member sells, as a row that is swiped. Renders nothing where nothing is on sale. */
export function SoldThings({ person: { user, relation, listings } }: SoldThingsProps) {
  const id = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionHeading id={id} action={<TextLink href={`/seller/${user.id}`}>View Store</TextLink>}>
        {relation === 'self' ? 'You sell' : `${user.firstName} sells`}
      </SectionHeading>
      <ul className={styles.rail} aria-labelledby={id}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <Link className={styles.entry} href={`/marketplace/${listing.id}`}>
              <ListingPicture listing={listing} photo={listing.imageUrl}>
                <Notch corner="left" size="small">
                  {dollars(listing.price)}
                </Notch>
              </ListingPicture>
              <span className={styles.title}>{listing.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
