import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table audit (
      id integer generated always as identity primary key,
      action text not null,
      admin_id integer references users on delete set null,
      member_id integer references users on delete set null,
      detail text check (char_length(detail) <= 500),
      at timestamptz not null
    );
    comment on table audit is
      'What administrators have done. Its triggers refuse every change, except that a deleted account is forgotten.';
    create index audit_of_admin on audit (admin_id);
    create index audit_of_member on audit (member_id);
    create index audit_by_action on audit (action, id desc);

    create function is_kept_or_deleted_account(before integer, after integer) returns boolean
    language sql stable as $$
      select after is not distinct from before
        or (after is null and not exists (select from users where id = before))
    $$;

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if (new.id, new.action, new.detail, new.at) is not distinct from (old.id, old.action, old.detail, old.at)
          and is_kept_or_deleted_account(old.admin_id, new.admin_id)
          and is_kept_or_deleted_account(old.member_id, new.member_id)
        then
          return new;
        end if;
      end if;
      raise exception 'The audit cannot be changed';
    end $$;
    create trigger audit_is_append_only before update or delete on audit
      for each row execute function refuse_audit_change();
    create trigger audit_is_not_emptied before truncate on audit
      for each statement execute function refuse_audit_change();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop table audit; drop function refuse_audit_change; drop function is_kept_or_deleted_account',
  );
}
