/** Of others the file that a member takes along has the first name, and no photo. */
export const nameOf = (column: string): string => `(select first_name from users where id = ${column})`;

/** Of two columns the one that is not the member. */
export const nameOfOther = (one: string, other: string): string =>
  nameOf(`case when ${one} = :memberId then ${other} else ${one} end`);
