import type { Knex } from '../../../platform/database/knex.ts';

/**
 * So that a read asks the time of a restriction, and not whether a job has removed it. A function in SQL would be put
 * into the statement that calls it, and plans would count the reading of the settings.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function server_time() returns timestamptz stable cost 1 language plpgsql as $$
    begin
      return now() + coalesce((select clock_offset_ms from sandbox_settings), 0) * interval '1 millisecond';
    end $$;
    comment on function server_time() is 'The time of the server, also where the clock of the sandbox was moved.';
    comment on table restricted_members is
      'The strongest restriction of each restricted member, until a job tidies up; reads ask its end, and after it the others.';

    create or replace function photo_is_for_nobody(member integer, url text) returns boolean language sql stable as $$
      select portrait_is_hidden(url) or exists (
        select from restricted_members r
        where r.member_id = member and (
          r.kind <> 'limited' and (r.until_at is null or r.until_at > server_time())
          or r.until_at <= server_time() and exists (
            select from restrictions s
            where s.member_id = member and s.kind <> 'limited' and s.lifted_at is null
              and (s.until_at is null or s.until_at > server_time())
          )
        )
      )
    $$;
    comment on column users.photo_is_hidden is
      'Whether the profile photo may be shown to the member alone, because it is hidden or the member is away; kept by triggers, and asked again by reads.';
  `);
}
