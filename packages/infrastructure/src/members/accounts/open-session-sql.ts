import { maxKnownBrowsers } from '@nestmates/domain/members/accounts/known-browser.ts';

/**
 * Locks the member's row, so that a password reset comes either before the session or after it, and then ends
 * it. What the statement reads of `known_browsers` is as it was before the login.
 */
export const openSession = `
  with hers as (
    select id from users where id = :memberId and (:passwordHash::text is null or password = :passwordHash)
    for share
  ), replaced as (
    delete from sessions where token_hash = :replaces::text and exists (select from hers)
  ), known as (
    select id, digest, last_login_at from known_browsers where member_id = (select id from hers)
  ), browser as (
    insert into known_browsers (member_id, digest, user_agent, first_login_at, last_login_at)
    select id, :browserDigest, :userAgent, :createdAt::timestamptz, :createdAt::timestamptz from hers
    where :browserDigest::text is not null
    on conflict (member_id, digest) do update set last_login_at = excluded.last_login_at
    returning id
  ), forgotten as (
    delete from known_browsers where id in (
      select id from known where digest <> :browserDigest::text
      order by last_login_at desc, id desc offset ${maxKnownBrowsers - 1}
    )
  ), opened as (
    insert into sessions (token_hash, user_id, expires_at, created_at, user_agent, password_confirmed_at, second_factor_at)
    select :digest, id, :expiresAt, :createdAt, :userAgent,
      case when :confirmed::boolean then :createdAt::timestamptz end,
      case when :withSecondFactor::boolean then :createdAt::timestamptz end
    from hers
    returning user_id
  )
  select case
    when exists (select from known) and not exists (select from known where digest = :browserDigest)
    then (select id from browser)
  end as new_browser_id
  from opened`;
