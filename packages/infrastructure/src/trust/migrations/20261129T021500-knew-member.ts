import type { Knex } from '../../platform/database/knex.ts';

/** Marks the open reports by what is still kept of the two. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on column reports.knew_member is
      'Whether the reporter knew the member when it was made, or when the account of the member was deleted.';
    update reports r set knew_member = true from cases c
    where c.id = r.case_id and r.state = 'received' and not r.knew_member and (
      exists (
        select from matches m
        where m.user_id1 = least(r.reporter_id, c.member_id) and m.user_id2 = greatest(r.reporter_id, c.member_id)
      ) or exists (
        select from ended_connections e
        where e.low_id = least(r.reporter_id, c.member_id) and e.high_id = greatest(r.reporter_id, c.member_id)
      )
    );
  `);
}
