import type { Knex } from '../../../platform/database/knex.ts';

/** Whatever shows a member to others reads `shown_photo_url`, so none of it has to ask who is away. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function photo_is_for_nobody(member integer, url text) returns boolean language sql stable as $$
      select portrait_is_hidden(url) or exists (
        select from restricted_members where member_id = member and kind <> 'limited'
      )
    $$;
    create or replace function keep_hidden_portrait() returns trigger language plpgsql as $$
    begin
      update users set photo_is_hidden = photo_is_for_nobody(id, profile_photo_url)
      where id = coalesce(new.member_id, old.member_id)
        and photo_is_hidden is distinct from photo_is_for_nobody(id, profile_photo_url);
      return null;
    end $$;
    create or replace function look_at_portrait() returns trigger language plpgsql as $$
    begin
      new.photo_is_hidden := photo_is_for_nobody(new.id, new.profile_photo_url);
      return new;
    end $$;
    create trigger portrait_of_restricted after insert or delete on restricted_members
      for each row execute function keep_hidden_portrait();
    create trigger portrait_of_restricted_otherwise after update of kind on restricted_members
      for each row execute function keep_hidden_portrait();
    comment on column users.photo_is_hidden is
      'Whether the profile photo is shown to the member alone, because it is hidden or the member is away; kept by triggers.';
    update users set photo_is_hidden = true
    where not photo_is_hidden and photo_is_for_nobody(id, profile_photo_url);
  `);
}
