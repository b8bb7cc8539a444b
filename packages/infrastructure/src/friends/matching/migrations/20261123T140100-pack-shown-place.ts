import type { Knex } from '../../../platform/database/knex.ts';

/** The columns that a packed profile is made of; updates of other columns do not pack it again. */
const watchedColumns = [
  'intake_basic_completed',
  'parenting_info_completed',
  'children_added',
  'onboarding_complete',
  'paused',
  'shown_zip_code',
  'shown_latitude',
  'shown_longitude',
  'has_unlocked',
  'parenting_vibe',
  'availability',
  'looking_for',
  'lifestyle_interests',
  'parenting_values',
  'support_needs',
  'social_preferences',
];
const watched = (row: string) => `row(${watchedColumns.map((column) => `${row}.${column}`).join(', ')})`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger repack_changed_member on users;
    create trigger repack_changed_member after update on users
      for each row when ((old.onboarding_complete or new.onboarding_complete) and not packing_by_hand()
        and ${watched('old')} is distinct from ${watched('new')})
      execute function repack_member();
  `);
}
