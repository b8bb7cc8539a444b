import type { Knex } from '../../../platform/database/knex.ts';

/** Lets the search find a member once the e-mail is verified, where that is required. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create trigger repack_verified_member after update of email_verified_at on users
      for each row when (new.onboarding_complete and not packing_by_hand()
        and (old.email_verified_at is null) <> (new.email_verified_at is null))
      execute function repack_member();
  `);
}
