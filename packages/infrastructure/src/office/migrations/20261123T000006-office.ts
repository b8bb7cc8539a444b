import type { Knex } from '../../platform/database/knex.ts';

/** The tables of `office`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feedback (
      id uuid primary key default gen_random_uuid(),
      user_id integer not null references users on delete cascade,
      category text not null check (category in ('Bug', 'Suggestion', 'Other')),
      message text not null check (length(message) between 1 and 1000),
      status text not null default 'new' check (status in ('new', 'in_review', 'resolved')),
      created_at timestamptz not null,
      number integer generated always as identity
    );
    comment on table feedback is 'What members have told the people behind the product.';
    comment on column feedback.number is 'By which lists are ordered and paged: ids are random.';
    create index feedback_of_user on feedback (user_id);
    create unique index feedback_by_number on feedback (number desc);
    create index feedback_by_status on feedback (status, number desc);

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

    create index users_by_text on users using gin (
      (email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops
    );

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
