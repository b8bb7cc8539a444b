/** The connections of a member; `me` is SQL. */
export const connectionsOf = (me: string): string => `
  select user_id2 from matches where user_id1 = ${me} and status = 'accepted'
  union all
  select user_id1 from matches where user_id2 = ${me} and status = 'accepted'
`;
