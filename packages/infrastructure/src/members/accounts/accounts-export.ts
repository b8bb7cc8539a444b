import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const accountsExport: FeatureExport = {
  sections: {
    account: `
      select email, created_at, email_verified_at, checked_at, photo_checked_at, has_unlocked, unlocked_via, unlocked_at, is_admin
      from users where id = :memberId`,
    profile: `
      select first_name, last_name, age, state, city, zip_code, zip_shown_to, home_since, home_moves, bio, parenting_vibe,
        availability, looking_for, lifestyle_interests, parenting_values, support_needs, social_preferences,
        plan_around_calendar, paused, swaps_done
      from users where id = :memberId`,
    devices: `
      select user_agent, created_at, expires_at, password_confirmed_at, second_factor_at
      from sessions where user_id = :memberId order by id`,
    browsers: `
      select user_agent, first_login_at, last_login_at from known_browsers where member_id = :memberId order by id`,
  },
  left: {
    known_browsers: { digest: 'digest' },
    sessions: { digest: 'token_hash' },
    users: {
      secret: 'password reset_token verification_token replaced_verification_tokens',
      process:
        'reset_token_expires verification_token_expires intake_basic_completed parenting_info_completed children_added onboarding_complete',
      elsewhere:
        'profile_photo_url photo_is_hidden shown_photo_url checked_photo_url latitude longitude zip_counts_as city_latitude city_longitude shown_zip_code shown_latitude shown_longitude',
    },
  },
};
