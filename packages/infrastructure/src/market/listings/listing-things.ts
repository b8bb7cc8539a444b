import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { isListed } from '../../platform/access/listed-sql.ts';
import { factsOf, stateFact, thingsBySql } from '../../trust/things/things-by-sql.ts';
import { listingIsShown } from './listing-sql.ts';

interface ListingThingRow {
  readonly userId: MemberId;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly brand: string | null;
  readonly model: string | null;
  readonly status: string;
  readonly priceCents: number;
  readonly photoUrls: readonly string[];
  readonly createdAt: Date;
}

const columns = `l.user_id, l.title, l.description, l.category, l.brand, l.model, l.status, l.price_cents, l.photo_urls, l.created_at`;

/** A listing, for everybody who is shown it: what is paused or has ended, to its seller alone. */
export const ListingThings = thingsBySql<ListingThingRow>({
  kind: 'listing',
  shownTo: `
    select ${columns} from listings l
    where l.id = :id and l.status <> 'removed' and ${listingIsShown(':viewer::integer')}
      and (${isListed('l')} or l.user_id = :viewer::integer)`,
  asItIs: `select ${columns} from listings l where l.id = :id and l.user_id = :owner and l.status <> 'removed'`,
  thing: ({
    userId,
    title,
    description,
    category,
    brand,
    model,
    status,
    priceCents,
    photoUrls,
    createdAt,
  }) => ({
    ownerId: userId,
    evidence: evidenceOf({
      title,
      text: description,
      facts: [
        stateFact(status),
        ...factsOf({ Category: category, Brand: brand, Model: model, Price: dollars(priceCents) }),
      ],
      photoUrls: [...photoUrls],
      at: createdAt.toISOString(),
    }),
  }),
});
