import type { PackedProfiles } from '@nestmates/application/matching/ports.ts';
import { encoding, type Packed, pack } from '@nestmates/domain/matching/packed.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** The first number of a two-number advisory lock says what the second one names. */
const packingLock = 7_261_002;

/** "do update" and not "do nothing", so that a neighborhood made by another transaction is found as well. */
const put = statement<Record<string, never>>(
  'packed-profiles-put',
  `with home as (
     insert into neighborhoods (latitude, longitude) values ($2, $3)
     on conflict (latitude, longitude) do update set latitude = excluded.latitude
     returning id
   )
   insert into match_profiles (member_id, neighborhood_id, encoding, packed)
   select $1, home.id, $4, $5 from home
   on conflict (member_id) do update set neighborhood_id = excluded.neighborhood_id,
     encoding = excluded.encoding, packed = excluded.packed`,
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

  async put(member: Packed): Promise<void> {
    const { latitude, longitude } = member.profile.point;
    const packed = bytesOf(pack(member));
    await rows(this.#transaction, put, [member.memberId, latitude, longitude, encoding, packed]);
  }

  async remove(id: MemberId): Promise<void> {
    await this.#transaction.db('match_profiles').where({ memberId: id }).delete();
  }

  async stale(atMost: number): Promise<readonly MemberId[]> {
    return (await rows(this.#transaction, stale, [encoding, atMost])).map(({ id }) => id);
  }
}
