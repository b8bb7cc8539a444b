import type { Knex } from '../../../platform/database/knex.ts';

/** As `lookAlikeKey` makes it of names in ASCII; the others get theirs when they are saved next. */
const key = `replace(replace(lower(
  translate(regexp_replace(name, '[^A-Za-z0-9|]', '', 'g'), 'I1|0', 'lllo')), 'rn', 'm'), 'vv', 'w')`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of two that look alike by now, the older one keeps others away.
    update shops s set name_key = found.key
    from (
      select user_id, ${key} as key, row_number() over (partition by ${key} order by created_at, user_id) as nth
      from shops where name ~ '^[ -~]+$'
    ) found
    where found.user_id = s.user_id and found.nth = 1
      and not exists (select from shops other where other.name_key = found.key and other.user_id <> s.user_id);
    comment on column shops.name_key is 'Of the name, and of all that look like it at a glance.';
  `);
}
