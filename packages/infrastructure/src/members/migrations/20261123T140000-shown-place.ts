import { findCity } from '@nestmates/domain/members/places/cities.ts';
import type { Knex } from '../../platform/database/knex.ts';
import { CensusZipCentroids } from '../places/zip-centroids.ts';

const columns = `
  alter table users
    add zip_shown_to text not null default 'everyone' check (zip_shown_to in ('everyone', 'connections', 'nobody')),
    add paused boolean not null default false,
    add zip_counts_as text,
    add city_latitude double precision,
    add city_longitude double precision;
  comment on column users.zip_shown_to is 'To whom the zip is shown; everybody else is shown the city.';
  comment on column users.paused is 'Whether the member is shown to nobody new.';
  comment on column users.zip_counts_as is 'The larger zip that a thin one counts as.';
  comment on column users.city_latitude is 'Of the center of the city; never shown.'`;

const moveCities = `
  update users u set city_latitude = c.latitude, city_longitude = c.longitude
  from unnest(?::text[], ?::text[], ?::float8[], ?::float8[]) c(state, city, latitude, longitude)
  where u.state = c.state and u.city = c.city`;

const moveThin = `
  update users u set zip_counts_as = z.counts_as, latitude = z.latitude, longitude = z.longitude
  from unnest(?::text[], ?::text[], ?::float8[], ?::float8[]) z(zip, counts_as, latitude, longitude)
  where u.zip_code = z.zip`;

/** What is shown to everyone, so that indexes and triggers of other features can take it. */
const shown = `
  alter table users
    add shown_zip_code text generated always as (
      case when zip_shown_to = 'everyone' then coalesce(zip_counts_as, zip_code) end
    ) stored,
    add shown_latitude double precision generated always as (
      case when zip_shown_to = 'everyone' or latitude is null then latitude else city_latitude end
    ) stored,
    add shown_longitude double precision generated always as (
      case when zip_shown_to = 'everyone' or longitude is null then longitude else city_longitude end
    ) stored;
  comment on column users.shown_zip_code is 'The zip that everyone is shown.';
  comment on column users.shown_latitude is
    'Of the place that everyone is shown, from which all distances are computed; never shown.'`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(columns);
  const homes: { state: string; city: string }[] = await knex('users')
    .distinct('state', 'city')
    .whereNotNull('city');
  const cities = homes.flatMap(({ state, city }) => {
    const point = findCity(state, city)?.point;
    return point ? [{ state, city, ...point }] : [];
  });
  await knex.raw(moveCities, [
    cities.map(({ state }) => state),
    cities.map(({ city }) => city),
    cities.map(({ latitude }) => latitude),
    cities.map(({ longitude }) => longitude),
  ]);
  const zips = new CensusZipCentroids();
  const given: string[] = await knex('users').distinct('zip_code').whereNotNull('zip_code').pluck('zip_code');
  const thin = given.flatMap((zip) => {
    const countsAs = zips.countsAs(zip);
    const point = zips.find(countsAs);
    return countsAs && point ? [{ zip, countsAs, ...point }] : [];
  });
  await knex.raw(moveThin, [
    thin.map(({ zip }) => zip),
    thin.map(({ countsAs }) => countsAs),
    thin.map(({ latitude }) => latitude),
    thin.map(({ longitude }) => longitude),
  ]);
  await knex.raw(shown);
}
