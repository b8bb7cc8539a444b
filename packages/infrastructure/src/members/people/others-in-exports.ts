/** First name of another member, whose photo is not in the file that a member takes along. */
export const nameOf = (column: string): string => `(select first_name from users where id = ${column})`;

/** First name of the one of two columns who is not the member. */
export const nameOfOther = (one: string, other: string): string =>
  nameOf(`case when ${one} = :memberId then ${other} else ${one} end`);
