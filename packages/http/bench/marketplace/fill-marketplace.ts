import { listingCategories } from '@nestmates/domain/market/listings/categories.ts';
import { listingConditions } from '@nestmates/domain/market/listings/listing-content.ts';
import { citiesBySize } from '@nestmates/domain/members/places/cities.ts';
import { states } from '@nestmates/domain/members/places/states.ts';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

const [cities, pointsPerCity, listingsPerSeller, batch] = [50, 20, 10, 50_000];

/** The frequent ones first. */
const things =
  `bike stroller crib train blocks puzzle book jacket boots dress scooter carrier bottle blanket highchair
  mobile playpen bassinet swing rocker monitor sling bib pajamas leggings sweater raincoat mittens hat sandals backpack
  lunchbox easel crayons clay drum piano guitar recorder dollhouse kitchen tent tunnel slide trampoline helmet skates
  kite ball racket telescope microscope globe atlas dictionary cards dominoes chess dinosaur castle farm garage robot
  magnet marble loom beads paint apron stool wardrobe dresser lamp rug curtain shelf basket wagon sled snowsuit goggles
  wetsuit towel potty gate bumper sunshade footmuff pram buggy walker bouncer gym teether rattle pacifier warmer steamer
  blender swaddle sleeper bodysuit romper cardigan vest tights slippers umbrella thermos`.split(/\s+/);
const kinds =
  `wooden small large vintage organic cotton woollen blue red green yellow striped folding electric handmade
  sturdy light warm soft outdoor`.split(/\s+/);

/** Words that few listings have. */
const rareWord = (n: string) => `(
  select string_agg(substr('bdfgklmnprstvz', 1 + (${n} / pow(14, k)::integer) % 14, 1) || substr('aeiou', 1 + (${n} + k) % 5, 1), '')
  from generate_series(0, 3) k)`;

/** More often one of the first. */
const oneOf = (array: string, count: number) =>
  `(${array}::text[])[1 + floor(pow(random(), 2.5) * ${count})::integer]`;

const array = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;

const points = () =>
  states.slice(0, cities).flatMap(({ code }, city) => {
    const [largest] = citiesBySize(code);
    if (!largest) throw new Error(`${code} has no city`);
    const { latitude, longitude } = largest.point;
    return Array.from({ length: pointsPerCity }, (_, n) => ({
      nth: city * pointsPerCity + n,
      state: code,
      city: largest.name,
      zip: String(10_000 + city * pointsPerCity + n),
      latitude: latitude + Math.floor(n / 5) * 0.05,
      longitude: longitude + (n % 5) * 0.05,
    }));
  });

/** Sellers in fifty cities, and what they sell: products of all categories, the newest of today. */
export async function fillMarketplace(knex: Knex, listings: number): Promise<void> {
  const sellers = Math.ceil(listings / listingsPerSeller);
  const { rows } = await knex.raw(
    `insert into users (email, password, first_name, state, city, zip_code, latitude, longitude, created_at)
     select 'seller' || n || '@example.com', 'none', 'Seller ' || n, p.state, p.city, p.zip, p.latitude, p.longitude, now()
     from generate_series(1, ?::integer) n join json_to_recordset(?::json)
       as p(nth integer, state text, city text, zip text, latitude float8, longitude float8)
       on p.nth = n % ?::integer
     returning id`,
    [sellers, JSON.stringify(points()), cities * pointsPerCity],
  );
  const ids = rows.map(({ id }: { id: number }) => id);
  for (let done = 0; done < listings; done += batch) {
    await knex.raw(
      `insert into listings (user_id, title, description, type, price_cents, category, photo_urls, shipping_included,
         local_pickup_only, badges, condition, age_from, age_to, status, created_at, updated_at)
       select (?::integer[])[1 + n % ?::integer],
         initcap(${oneOf(array(kinds), kinds.length)}) || ' ' || ${oneOf(array(things), things.length)},
         'With a ' || ${oneOf(array(things), things.length)} || ' and a ' || ${oneOf(array(things), things.length)}
           || ', like new. ' || ${rareWord('(n * 7 % 30000)')},
         'product', 50 + floor(pow(random(), 2) * 40000)::integer, ${oneOf(array(listingCategories.slice(0, 10)), 10)},
         '{}', false, false, '{}', ${oneOf(array(listingConditions), listingConditions.length)}, n % 9, n % 9 + n % 5,
         'active', t.at, t.at
       from generate_series(?::integer, ?::integer) n
         cross join lateral (select now() - (?::integer - n) * interval '1 minute' as at) t`,
      [ids, sellers, done + 1, Math.min(done + batch, listings), listings],
    );
  }
  await knex.raw('vacuum analyze');
}
