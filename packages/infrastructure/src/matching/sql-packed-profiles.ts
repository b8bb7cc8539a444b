import type { PackedProfiles } from '@nestmates/application/matching/ports.ts';
import { encodingVersion, type PackedMember, pack } from '@nestmates/domain/matching/packed-member.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** The first number of a two-number advisory lock identifies what the second one means. */
const packingLock = 7_261_002;

const addNeighborhoods = statement<Record<string, never>>(
  'packed-profiles-add-neighborhoods',
  `insert into neighborhoods (latitude, longitude)
   select distinct latitude, longitude from unnest($1::float8[], $2::float8[]) as t(latitude, longitude)
   order by latitude, longitude
   on conflict (latitude, longitude) do nothing`,
);

/** After the neighborhoods exist, whichever transaction has created them. */
const put = statement<{ member_id: number }>(
  'packed-profiles-put',
  `insert into match_profiles (member_id, neighborhood_id, encoding, packed)
   select t.member_id, n.id, $5, t.packed
   from unnest($1::integer[], $2::float8[], $3::float8[], $4::bytea[])
       as t(member_id, latitude, longitude, packed)
     join neighborhoods n using (latitude, longitude)
   on conflict (member_id) do update set neighborhood_id = excluded.neighborhood_id,
     encoding = excluded.encoding, packed = excluded.packed
   returning member_id`,
);

const stale = statement<{ id: number }>(
  'packed-profiles-stale',
  `select u.id from users u left join match_profiles p on p.member_id = u.id
   where u.intake_basic_completed and u.parenting_info_completed and u.children_added
     and u.onboarding_complete and u.latitude is not null and p.encoding is distinct from $1
   limit $2`,
);

const bytesOf = (words: Int32Array): Buffer => Buffer.from(words.buffer, words.byteOffset, words.byteLength);

export class SqlPackedProfiles implements PackedProfiles {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lock(id: MemberId): Promise<void> {
    await this.#transaction.db.raw('select pg_advisory_xact_lock(?, ?)', [packingLock, id]);
  }

  async put(members: readonly PackedMember[]): Promise<void> {
    const latitudes = members.map(({ profile }) => profile.point.latitude);
    const longitudes = members.map(({ profile }) => profile.point.longitude);
    await rows(this.#transaction, addNeighborhoods, [latitudes, longitudes]);
    const ids = members.map(({ memberId }) => memberId);
    const packed = members.map((member) => bytesOf(pack(member)));
    const kept = await rows(this.#transaction, put, [ids, latitudes, longitudes, packed, encodingVersion]);
    if (kept.length !== members.length) throw new Error(`Packed ${kept.length} of ${members.length} members`);
  }

  async remove(id: MemberId): Promise<void> {
    await this.#transaction.db('match_profiles').where({ memberId: id }).delete();
  }

  async stale(limit: number): Promise<readonly MemberId[]> {
    return (await rows(this.#transaction, stale, [encodingVersion, limit])).map(({ id }) => id);
  }
}
