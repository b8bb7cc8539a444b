import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import type { ReportableThing, ReportableThings, Viewer } from '@nestmates/application/trust/things/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const shown = `u.id, u.first_name, u.age, u.city, u.state, u.bio, u.profile_photo_url, u.created_at`;

const asItIs = `select ${shown} from users u where u.id = :id`;

/** Members stay reportable for so long after what was between two has ended. */
const reportableFor = days(30);

const sells = `exists (select from payment_accounts p where p.user_id = u.id)`;

/**
 * A member is shown to members who may see them, and for a while to whom they have or had something to do with: by a
 * connection, a request or a block in either direction, a thread or an order. Visitors see who sells.
 */
const shownTo = `
  select ${shown} from users u
  where u.id = :id and u.onboarding_complete and (
    case when :viewer::integer is null then ${sells} and ${notBlocked('null::integer', 'u.id')}
    else ${notBlocked(':viewer::integer', 'u.id')}
      or exists (select from blocks b where b.blocker_id = :viewer and b.blocked_id = u.id)
      or exists (
        select from connection_requests r
        where (r.requester_id = u.id and r.recipient_id = :viewer or r.requester_id = :viewer and r.recipient_id = u.id)
          and coalesce(r.responded_at, r.created_at) > :since
      )
      or exists (
        select from messages m
        where m.low_id = least(u.id, :viewer::integer) and m.high_id = greatest(u.id, :viewer::integer)
          and m.timestamp > :since
      )
      or exists (select from listing_conversations c where c.buyer_id = :viewer and c.seller_id = u.id and c.ordered)
      or exists (select from listing_conversations c where c.seller_id = :viewer and c.buyer_id = u.id and c.ordered)
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
}

function memberIn(row: MemberRow): ReportableThing {
  const facts = [
    ['Age', row.age],
    ['Place', [row.city, row.state].filter(Boolean).join(', ')],
  ] as const;
  return {
    ownerId: row.id,
    evidence: evidenceOf({
      title: row.firstName ?? '',
      text: row.bio,
      facts: facts.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : [])),
      photoUrls: row.profilePhotoUrl ? [row.profilePhotoUrl] : [],
      at: row.createdAt.toISOString(),
    }),
  };
}

/** Members, as their cards show them. */
export class MemberThings implements ReportableThings {
  readonly kinds = ['member'] as const;
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async shownTo(viewer: Viewer, { id }: Thing, now: Date): Promise<ReportableThing | undefined> {
    const bindings = { id, viewer, since: later(now, -reportableFor) };
    const [row] = await sql<MemberRow>(this.#transaction, shownTo, bindings);
    return row && memberIn(row);
  }

  async asItIs({ id }: Thing): Promise<ReportableThing | undefined> {
    const [row] = await sql<MemberRow>(this.#transaction, asItIs, { id });
    return row && memberIn(row);
  }
}
