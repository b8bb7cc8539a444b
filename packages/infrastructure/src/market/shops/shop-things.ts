import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import { factsOf, thingsBySql } from '../../trust/things/things-by-sql.ts';

interface ShopRow {
  readonly userId: MemberId;
  readonly name: string;
  readonly bio: string | null;
  readonly sellerBio: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly website: string | null;
}

const columns = 's.user_id, s.name, s.bio, s.seller_bio, s.instagram, s.facebook, s.website';

/** A shop is known by the number of its seller. */
export const ShopThings = thingsBySql<ShopRow>({
  kind: 'shop',
  shownTo: `
    select ${columns} from shops s
    where s.user_id = :id and s.name is not null and ${notBlocked(':viewer::integer', 's.user_id')}
      and ${notHidden('shop', 's.user_id', ':viewer::integer')}`,
  asItIs: `select ${columns} from shops s where s.user_id = :id and s.user_id = :owner and s.name is not null`,
  thing: ({ userId, name, bio, sellerBio, instagram, facebook, website }) => ({
    ownerId: userId,
    evidence: evidenceOf({
      title: name,
      text: [bio, sellerBio].filter(Boolean).join('\n\n') || null,
      facts: factsOf({ Instagram: instagram, Facebook: facebook, Website: website }),
    }),
  }),
});
