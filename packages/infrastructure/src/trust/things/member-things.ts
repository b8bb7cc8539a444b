import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { ReportableThing } from '@nestmates/application/trust/things/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { hadToDo, hasMet } from '../../members/people/met-sql.ts';
import { notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';
import { factsOf, thingsBySql } from './things-by-sql.ts';

const columns = 'u.id, u.first_name, u.age, u.city, u.state, u.bio, u.profile_photo_url, u.created_at';

/** Whom visitors see. */
const sells = `(
  exists (
    select from shops s
    where s.user_id = u.id and s.name is not null and ${notHiddenFromOthers('shop', 's.user_id')}
  ) or exists (
    select from listings l
    where l.user_id = u.id and (l.paused_while_away or l.status not in ('paused', 'ended', 'removed'))
      and ${notHiddenFromOthers('listing', 'l.id')}
  )
)`;

const between = (table: string, one: string, other: string): string => `
  or exists (select from ${table} t where t.${one} = :viewer::integer and t.${other} = u.id)
  or exists (select from ${table} t where t.${other} = :viewer::integer and t.${one} = u.id)`;

const met = hasMet(':viewer::integer', 'u.id');
const hadTo = hadToDo(':viewer::integer', 'u.id', ':since');

/** Whom the viewer has neither met nor had anything to do with. */
const isStranger = `not (${met} or ${hadTo}
  ${between('blocks', 'blocker_id', 'blocked_id')}
  ${between('messages', 'sender_id', 'receiver_id')}
) as is_stranger`;

/**
 * A member is shown to members whom their profile opens to, as who has met them or as they sell, and for a while to whom
 * they have or had something to do with, also where the other has ended it or blocked the viewer.
 * Visitors see who sells. To themselves members are shown so that a report is refused with its own sentence.
 */
export const memberIsShown = `u.onboarding_complete and (
  case when :viewer::integer is null then ${sells} and ${notBlocked('null::integer', 'u.id')}
  else (${sells} or ${met}) and ${notBlocked(':viewer::integer', 'u.id')}
    or u.id = :viewer::integer
    or exists (select from blocks b where b.blocker_id = :viewer::integer and b.blocked_id = u.id)
    or ${hadTo}
  end
)`;

interface MemberRow {
  readonly id: MemberId;
  readonly firstName: string | null;
  readonly age: number | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly bio: string | null;
  readonly profilePhotoUrl: string | null;
  readonly createdAt: Date;
  readonly isStranger?: boolean;
}

const memberIn = (row: MemberRow): ReportableThing => ({
  ownerId: row.id,
  ...(row.isStranger && { isStranger: true }),
  evidence: evidenceOf({
    title: row.firstName ?? '',
    text: row.bio,
    facts: factsOf({ Age: row.age, Place: [row.city, row.state].filter(Boolean).join(', ') }),
    photoUrls: row.profilePhotoUrl ? [row.profilePhotoUrl] : [],
    at: row.createdAt.toISOString(),
  }),
});

/** Members, as their cards show them. */
export const MemberThings = thingsBySql<MemberRow>({
  kind: 'member',
  shownTo: `select ${columns}, ${isStranger} from users u where u.id = :id and ${memberIsShown}`,
  asItIs: `select ${columns} from users u where u.id = :id and u.id = :owner`,
  thing: memberIn,
});

interface PhotoRow {
  readonly ownerId: MemberId;
  readonly firstName: string | null;
  readonly url: string;
}

/** The photo of a profile; those of listings and orders are a part of these. */
const photo = (which: string): string => `
  select u.id as owner_id, u.first_name, u.profile_photo_url as url
  from photos p join users u on u.id = p.owner_id
  where p.name = :id and p.used_as = 'portrait' and ${which}`;

export const PhotoThings = thingsBySql<PhotoRow>({
  kind: 'photo',
  shownTo: photo(`${memberIsShown} and ${notHiddenFromOthers('photo', 'p.name')}`),
  asItIs: photo('p.owner_id = :owner'),
  thing: ({ ownerId, firstName, url }) => ({
    ownerId,
    evidence: evidenceOf({ title: firstName ?? '', photoUrls: [url] }),
  }),
});
