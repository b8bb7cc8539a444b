import type { Knex } from '../../../platform/database/knex.ts';

/** Kept by triggers, so that no read of members asks for each of them what is hidden. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add photo_is_hidden boolean not null default false;
    alter table users add shown_photo_url text
      generated always as (case when photo_is_hidden then null else profile_photo_url end) stored;
    comment on column users.photo_is_hidden is
      'Whether the profile photo is shown to the member alone; kept by triggers.';
    comment on column users.shown_photo_url is 'The profile photo as others are shown it.';
    create function portrait_is_hidden(url text) returns boolean language sql stable as $$
      select exists (
        select from hidden_things where kind = 'photo' and thing_id = split_part(url, '/', 3)
      )
    $$;
    create function keep_hidden_portrait() returns trigger language plpgsql as $$
    begin
      update users set photo_is_hidden = portrait_is_hidden(profile_photo_url)
      where id = coalesce(new.member_id, old.member_id)
        and photo_is_hidden is distinct from portrait_is_hidden(profile_photo_url);
      return null;
    end $$;
    create trigger portrait_is_hidden after insert on hidden_things for each row
      when (new.kind = 'photo') execute function keep_hidden_portrait();
    create trigger portrait_is_shown after delete on hidden_things for each row
      when (old.kind = 'photo') execute function keep_hidden_portrait();
    create function look_at_portrait() returns trigger language plpgsql as $$
    begin
      new.photo_is_hidden := portrait_is_hidden(new.profile_photo_url);
      return new;
    end $$;
    create trigger portrait_is_another before update of profile_photo_url on users for each row
      when (new.profile_photo_url is distinct from old.profile_photo_url) execute function look_at_portrait();
    update users set photo_is_hidden = true where portrait_is_hidden(profile_photo_url);
  `);
}
