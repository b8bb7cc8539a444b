import type { PhotoAudienceQueries } from '@nestmates/application/members/photos/ports.ts';
import type { PhotoFacts } from '@nestmates/domain/members/photos/photo-audience.ts';
import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { restrictedFor } from '../../members/pairs/not-blocked.ts';
import { listingPhotoIsShown } from '../../members/photos/listing-photo-sql.ts';
import { isListed } from '../../platform/access/listed-sql.ts';
import { notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { listingIsShown } from '../listings/listing-sql.ts';
import { sells } from '../listings/shop-sql.ts';

const blocked = (blocker: string, blockedMember: string): string =>
  `exists (select from blocks b where b.blocker_id = ${blocker} and b.blocked_id = ${blockedMember})`;

/** What a photo, `p`, is of. */
const listingOfIt = (where: string): string => `exists (
  select from listings l where l.user_id = p.owner_id and :url = any(l.photo_urls) and ${where}
)`;

/** Reads by keys alone: every photo of a page is one of these. */
const facts = `
  select
    p.used_as is not null and p.owner_id is not null as is_in_use,
    not (${notHiddenFromOthers('photo', 'p.name')}) or exists (
      select from hidden_things h
        join listings l on l.id = case when h.kind = 'listing' then h.thing_id::integer end
      where h.member_id = p.owner_id and :url = any(l.photo_urls)
    ) as is_hidden,
    p.used_as is not distinct from 'portrait' as is_portrait,
    p.used_as = 'listing' and ${listingOfIt(`${isListed('l')} and ${listingIsShown('null::integer')}`)} as is_public,
    p.used_as = 'listing' and ${listingOfIt(listingPhotoIsShown(':viewer::integer'))} as is_shown_with_listing,
    coalesce(p.owner_id = :viewer::integer, false) as is_viewers,
    ${blocked(':viewer::integer', 'p.owner_id')} or ${blocked('p.owner_id', ':viewer::integer')}
      or ${restrictedFor(':viewer::integer', 'p.owner_id')} as is_blocked,
    ${sells('p.owner_id')} as owner_sells
  from photos p
  where p.name = :name`;

export class PhotoAudienceReader implements PhotoAudienceQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async factsOf(name: string, viewer: MemberId | undefined): Promise<PhotoFacts | undefined> {
    const [found] = await sql<PhotoFacts>(this.#transaction, facts, {
      name,
      url: photoUrl(name),
      viewer: viewer ?? null,
    });
    return found;
  }
}
