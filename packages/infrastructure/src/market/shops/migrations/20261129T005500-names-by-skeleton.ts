import { lookAlikeKey } from '@nestmates/domain/market/shops/look-alike-key.ts';
import type { Knex } from '../../../platform/database/knex.ts';

interface NamedShop {
  readonly user_id: number;
  readonly name: string;
}

/** Of two that look alike by now, the older one keeps others away, and the newer one keeps the key that it has. */
export async function up(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: readonly NamedShop[] }>(
    'select user_id, name from shops where name is not null order by created_at desc, user_id desc',
  );
  const oldest = new Map(rows.map(({ user_id, name }) => [lookAlikeKey(name), user_id]));
  await knex.raw(
    `update shops s set name_key = found.key
     from unnest(?::text[], ?::int[]) found(key, user_id)
     where found.user_id = s.user_id and s.name_key is distinct from found.key
       and not exists (select from shops other where other.name_key = found.key and other.user_id <> s.user_id)`,
    [[...oldest.keys()], [...oldest.values()]],
  );
}
