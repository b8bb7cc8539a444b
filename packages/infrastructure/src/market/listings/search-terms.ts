import type { ListingFilter } from '@nestmates/application/market/listings/ports.ts';
import type { ListingSort } from '@nestmates/domain/market/listings/search.ts';
import { wordsMeant } from '@nestmates/domain/market/listings/spelling.ts';
import { bandLimitsKm } from '@nestmates/domain/members/places/distance-band.ts';
import { degreesPerKm } from '@nestmates/domain/members/places/point.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** What a search is for, as PostgreSQL finds it: known before the search, so that it is planned for it. */
export interface SearchTerms {
  /** The words as a tsquery, with those that are meant by misspelt ones. */
  readonly words: string | null;
  /** The same words, all of them in the title. */
  readonly titleWords: string | null;
  /** Where sellers within the distance live. */
  readonly neighborhoods: readonly number[] | null;
  /**
   * Set for the order by nearness: the neighborhoods that are not in the last band, the nearest band first.
   */
  readonly near: readonly number[] | null;
  /** How near each of them is: the same number for all of one band, more where it is nearer. */
  readonly nearness: readonly number[] | null;
  /** Where the searcher lives. */
  readonly home: number | null;
}

interface TermsRow extends Pick<SearchTerms, 'neighborhoods' | 'near' | 'nearness' | 'home'> {
  readonly query: string | null;
  readonly unknown: readonly {
    readonly typed: string;
    readonly begins: boolean;
    readonly spelt: readonly string[];
    readonly alike: readonly string[];
  }[];
}

const farthestKm = Math.max(...bandLimitsKm);
/** The nearness of listings whose sellers have the searcher's zip. */
export const sameZipNearness = bandLimitsKm.length + 1;

export const neighborhoodsWithin = (km: string): string => `
  users me join neighborhoods n
    on n.latitude between me.shown_latitude - ${km} * ${degreesPerKm} and me.shown_latitude + ${km} * ${degreesPerKm}
  where me.id = :by::integer and distance_km(me.shown_latitude, me.shown_longitude, n.latitude, n.longitude) <= ${km}`;

/** A seller at the searcher's own point may have another zip or none, so that one is in two bands. */
const nearby = `
  select n.id, (
      select count(*) from unnest(array[${bandLimitsKm}]) km
      where distance_km(me.shown_latitude, me.shown_longitude, n.latitude, n.longitude) <= km
    )::integer as nearness,
    (n.latitude, n.longitude) = (me.shown_latitude, me.shown_longitude) as home
  from ${neighborhoodsWithin(String(farthestKm))} and :byBand::boolean`;

/** A word that no listing has may be the beginning of one, or misspelt. */
const terms = `
  with nearby as (${nearby})
  select websearch_to_tsquery('english', :q)::text as query,
    coalesce((
      select json_agg(json_build_object(
        'typed', t.typed,
        'begins', exists (select from listing_words w where w.word like t.typed || '%'),
        'spelt', array(
          select w.word from listing_words w where w.spellings && spellings_of(t.typed)
          order by similarity(w.word, t.typed) desc, w.word limit 50
        ),
        'alike', array(
          select w.word from listing_words w where w.word % t.typed and similarity(w.word, t.typed) >= 0.5
          order by similarity(w.word, t.typed) desc, w.word limit 5
        )
      ))
      from unnest(tsvector_to_array(to_tsvector('english', :q))) t(typed)
      where t.typed ~ '^[[:alpha:]]{3,30}$'
        and not exists (select from listing_words w where w.word = t.typed)
    ), '[]') as unknown,
    case when :withinKm::float8 is not null then array(
      select n.id from ${neighborhoodsWithin(':withinKm::float8')} order by n.id
    ) end as neighborhoods,
    nearby.near, nearby.nearness, nearby.home
  from (
    select array_agg(id order by nearness desc, id) as near,
      array_agg(nearness order by nearness desc, id) as nearness, min(id) filter (where home) as home
    from (
      select id, nearness, home from nearby union all select id, ${sameZipNearness}, home from nearby where home
    ) p
  ) nearby`;

const quoted = (word: string) => `'${word}'`;

/** A tsquery quotes each of its words, and letters need no escape in it. */
function withMeant(query: string, { typed, begins, spelt, alike }: TermsRow['unknown'][number]): string {
  const others = begins ? [`${quoted(typed)}:*`] : wordsMeant(typed, { spelt, alike }).map(quoted);
  return query.replaceAll(quoted(typed), `( ${[quoted(typed), ...others].join(' | ')} )`);
}

/** What is not to be there is not to be in the description either. */
function inTitle(query: string): string {
  const titled = query.replaceAll(
    /('(?:[^'\\]|''|\\.)*')(?::(\*?))?/g,
    (_, word: string, begins = '') => `${word}:${begins}A`,
  );
  return query.includes('!') ? `( ${query} ) & ( ${titled} )` : titled;
}

const noTerms: SearchTerms = {
  words: null,
  titleWords: null,
  neighborhoods: null,
  near: null,
  nearness: null,
  home: null,
};

export async function readSearchTerms(
  transaction: KnexTransaction,
  by: MemberId,
  { q, withinKm }: ListingFilter,
  sort?: ListingSort,
): Promise<SearchTerms> {
  const byBand = sort === 'nearest';
  if (q === undefined && withinKm === undefined && !byBand) return noTerms;
  const bindings = { q: q ?? null, withinKm: withinKm ?? null, byBand, by };
  const [row] = await sql<TermsRow>(transaction, terms, bindings);
  if (!row) throw new Error('A search has no terms');
  const { query, unknown, neighborhoods, near, nearness, home } = row;
  const words = query && unknown.reduce(withMeant, query);
  const titleWords = words && inTitle(words);
  return { words, titleWords, neighborhoods, near: near ?? [], nearness: nearness ?? [], home };
}
