/** Where a plan is, as anybody but the two reads it. */
export const placeForOthers = (placeOf: string, name: string): string =>
  `coalesce((select coalesce(first_name, 'Another member') || '’s place' from users where id = ${placeOf}), ${name})`;
