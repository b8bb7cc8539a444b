/** The zip that counts as a member's: the larger one for a thin one; `user` is a row of `users`. */
export const countedZip = (user: string): string => `coalesce(${user}.zip_counts_as, ${user}.zip_code)`;

export interface ShownPlaceSql {
  readonly zip: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** `shownPlace` to strangers in SQL: generated columns, so that every index and statement reads the same. */
export const shownToEveryone = (user: string): ShownPlaceSql => ({
  zip: `${user}.shown_zip_code`,
  latitude: `${user}.shown_latitude`,
  longitude: `${user}.shown_longitude`,
});

/** The same to connections where `connected` is true. */
export function shownPlaceSql(user: string, connected: string): ShownPlaceSql {
  const everyone = shownToEveryone(user);
  const shows = `${connected} and ${user}.zip_shown_to <> 'nobody'`;
  const either = (connection: string, stranger: string) =>
    `case when ${shows} then ${connection} else ${stranger} end`;
  return {
    zip: either(countedZip(user), everyone.zip),
    latitude: either(`${user}.latitude`, everyone.latitude),
    longitude: either(`${user}.longitude`, everyone.longitude),
  };
}

export const kmBetween = (one: ShownPlaceSql, other: ShownPlaceSql): string =>
  `distance_km(${one.latitude}, ${one.longitude}, ${other.latitude}, ${other.longitude})`;
