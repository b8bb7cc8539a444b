/** Sessions of a member that have not ended, the last used first; `member` is SQL. */
export const openSessions = (member: string): string => `
  select id, token_hash as digest, user_agent, expires_at from sessions
  where user_id = ${member} and expires_at > :now
  order by expires_at desc, id desc limit :max`;
