import type { PackedProfiles, StaleProfiles } from '@nestmates/application/friends/matching/ports.ts';
import {
  encodingVersion,
  type PackedMember,
  pack,
} from '@nestmates/domain/friends/matching/packed-member.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { MatchProfileModel } from './matching-models.ts';

/** The first number of a two-number advisory lock identifies what the second one means. */
const packingLock = 7_261_002;

/**
 * Locks in one order, so that two batches do not wait for each other; and a member who is being deleted is waited for,
 * so that they are gone when their profile is read.
 */
const lock = `
  with locked as materialized (
    select pg_advisory_xact_lock(${packingLock}, packed.id)
    from (select id from unnest(:ids::integer[]) as t(id) order by id) packed
  )
  select u.id from users u
  where u.id = any(:ids::integer[]) and (select count(*) from locked) > 0
  order by u.id for key share`;

const addNeighborhoods = `
  insert into neighborhoods (latitude, longitude)
  select distinct latitude, longitude
  from unnest(:latitudes::float8[], :longitudes::float8[]) as t(latitude, longitude)
  order by latitude, longitude
  on conflict (latitude, longitude) do nothing`;

/** Runs after the neighborhoods exist, whichever transaction has created them. */
const put = `
  insert into match_profiles (member_id, neighborhood_id, encoding, packed)
  select t.member_id, n.id, :encodingVersion, t.packed
  from unnest(:ids::integer[], :latitudes::float8[], :longitudes::float8[], :packed::text[])
      as t(member_id, latitude, longitude, packed)
    join neighborhoods n using (latitude, longitude)
  on conflict (member_id) do update set neighborhood_id = excluded.neighborhood_id,
    encoding = excluded.encoding, packed = excluded.packed
  returning member_id`;

const stale = `
  select u.id from users u left join match_profiles p on p.member_id = u.id
  where u.intake_basic_completed and u.parenting_info_completed and u.children_added and u.onboarding_complete
    and u.latitude is not null and not u.paused and u.id > :after::integer
    and case when :verifiedOnly::boolean and u.email_verified_at is null then p.encoding is not null
      else p.encoding is distinct from :encodingVersion::integer end
  order by u.id limit :limit::integer`;

const textOf = ({ buffer, byteOffset, byteLength }: Int32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

export class PackedProfileRepository implements PackedProfiles {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lock(ids: readonly MemberId[]): Promise<void> {
    await sql(this.#transaction, lock, { ids: [...ids] });
  }

  async put(members: readonly PackedMember[]): Promise<void> {
    const latitudes = members.map(({ profile }) => profile.point.latitude);
    const longitudes = members.map(({ profile }) => profile.point.longitude);
    await sql(this.#transaction, addNeighborhoods, { latitudes, longitudes });
    const ids = members.map(({ memberId }) => memberId);
    const packed = members.map((member) => textOf(pack(member)));
    const bindings = { ids, latitudes, longitudes, packed, encodingVersion };
    const kept = await sql(this.#transaction, put, bindings);
    if (kept.length !== members.length) throw new Error(`Packed ${kept.length} of ${members.length} members`);
  }

  async remove(ids: readonly MemberId[]): Promise<void> {
    await MatchProfileModel.query(this.#transaction.db)
      .delete()
      .whereIn('memberId', [...ids]);
  }

  async stale({ after, limit, verificationPolicy }: StaleProfiles): Promise<readonly MemberId[]> {
    const verifiedOnly = verificationPolicy === 'required';
    const bindings = { encodingVersion, after, limit, verifiedOnly };
    const found = await sql<{ id: MemberId }>(this.#transaction, stale, bindings);
    return found.map(({ id }) => id);
  }
}
