import type { Knex } from '../../../platform/database/knex.ts';

/** What packs a profile again renews the scores of connections, too: both read what is shown. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function renew_scores_later(member integer) returns void language plpgsql as $$
    begin
      perform graphile_worker.add_job('connections.renew-scores', json_build_object('memberId', member),
        job_key := 'renew-scores-' || member);
    end $$;

    create function renew_scores_of(member integer) returns void language plpgsql as $$
    begin
      if exists (select from matches where user_id1 = member or user_id2 = member) then
        perform renew_scores_later(member);
      end if;
    end $$;

    create or replace function repack_member() returns trigger language plpgsql as $$
    begin
      perform graphile_worker.add_job('matching.pack-profile', json_build_object('memberId', new.id),
        job_key := 'pack-profile-' || new.id);
      perform renew_scores_of(new.id);
      return null;
    end $$;

    create or replace function repack_owner() returns trigger language plpgsql as $$
    declare
      parent integer := coalesce(new.user_id, old.user_id);
    begin
      perform graphile_worker.add_job('matching.pack-profile', json_build_object('memberId', parent),
        job_key := 'pack-profile-' || parent)
      from users where id = parent and onboarding_complete;
      perform renew_scores_of(parent);
      return null;
    end $$;

    comment on column matches.compatibility_score is
      'By what the two show; renewed by a job whenever one of them changes it.';
  `);
  const { rows } = await knex.raw(`select to_regclass('graphile_worker.migrations') is not null as there`);
  if (rows[0].there) {
    await knex.raw(
      'select renew_scores_later(user_id1) from (select distinct user_id1 from matches) connected',
    );
  }
}
