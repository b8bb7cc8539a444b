import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const accountsErasure: ErasureTable = {
  known_browsers: { deleted: 'id member_id digest user_agent first_login_at last_login_at' },
  sessions: {
    deleted: 'token_hash user_id expires_at created_at password_confirmed_at second_factor_at id user_agent',
  },
  users: {
    deleted:
      'id email password first_name last_name state city zip_code age intake_basic_completed parenting_info_completed children_added onboarding_complete parenting_vibe availability looking_for lifestyle_interests parenting_values support_needs social_preferences profile_photo_url photo_is_hidden shown_photo_url bio has_unlocked unlocked_via unlocked_at is_admin reset_token reset_token_expires created_at latitude longitude email_verified_at checked_photo_url checked_at photo_checked_at verification_token verification_token_expires swaps_done plan_around_calendar home_since home_moves replaced_verification_tokens zip_shown_to paused zip_counts_as city_latitude city_longitude shown_zip_code shown_latitude shown_longitude',
  },
};
