import type { Knex } from '../../../platform/database/knex.ts';

/** Whether a row keeps what it had, or is told of an account while that is there. */
const keptOrTold = (who: string) => `(
  (new.${who}_name, new.${who}_digest) is not distinct from (old.${who}_name, old.${who}_digest)
  or old.${who}_digest is null and old.${who}_id is not null and new.${who}_id = old.${who}_id
)`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table audit add column admin_name text, add column admin_digest text,
      add column member_name text, add column member_digest text;
    comment on column audit.admin_digest is
      'The keyed digest of the e-mail of an administrator whose account was deleted.';
    comment on column audit.member_digest is 'The keyed digest of the e-mail of a member whose account was deleted.';
    comment on table audit is
      'What administrators have done. Its triggers refuse every change, except that of a deleted account the name and a digest stay.';
    create index audit_of_former_admin on audit (admin_digest) where admin_digest is not null;
    create index audit_of_former_member on audit (member_digest) where member_digest is not null;

    create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if (new.id, new.action, new.detail, new.at) is not distinct from (old.id, old.action, old.detail, old.at)
          and is_kept_or_deleted_account(old.admin_id, new.admin_id)
          and is_kept_or_deleted_account(old.member_id, new.member_id)
          and ${keptOrTold('admin')} and ${keptOrTold('member')}
        then
          return new;
        end if;
      end if;
      raise exception 'The audit cannot be changed';
    end $$;
  `);
}
