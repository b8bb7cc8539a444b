import type { Knex } from '../../platform/database/knex.ts';

/** What stands beside tables and columns names the role. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    comment on table children is 'The children of a member, in the order in which they were entered.';
    comment on column known_browsers.digest is
      'Of the id of the member and the token in the cookie of the browser.';
    comment on column sessions.password_confirmed_at is
      'When the password was last given in this session, at its login or later.';
    comment on column sessions.id is 'By which the list of devices names it; it opens nothing.';
    comment on column sessions.user_agent is 'What the browser said of itself at the login.';
    comment on column shown_strangers.by_number is
      'Looked up by number, without that a list had shown that member.';
    comment on column users.has_unlocked is 'Whether an early-access code has given the member Premium.';
    comment on column users.reset_token is 'The digest of the token in the newest reset link.';
    comment on column users.latitude is 'Of the center of the zip or city; never shown.';
    comment on column users.email_verified_at is
      'When the member opened the link that was sent to the address.';
    comment on column users.verification_token is 'The digest of the token in the newest verification link.';
    comment on column users.home_since is
      'Since when the member lives in this city; null if it has not changed since this is kept.';
    comment on column users.home_moves is 'When the home changed, the latest of them, without the places.';
  `);
}
