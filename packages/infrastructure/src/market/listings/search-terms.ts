import type { ListingFilter } from '@nestmates/application/market/listings/ports.ts';
import { wordsMeant } from '@nestmates/domain/market/listings/spelling.ts';
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
}

interface TermsRow {
  readonly query: string | null;
  readonly unknown: readonly {
    readonly typed: string;
    readonly begins: boolean;
    readonly spelt: readonly string[];
    readonly alike: readonly string[];
  }[];
  readonly neighborhoods: readonly number[] | null;
}

const degreesPerKm = 1 / 111.19;

/** A word that no listing has may be the beginning of one, or misspelt. */
const terms = `
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
      select n.id from users me join neighborhoods n
        on n.latitude between me.latitude - :withinKm::float8 * ${degreesPerKm}
          and me.latitude + :withinKm::float8 * ${degreesPerKm}
      where me.id = :by::integer
        and distance_km(me.latitude, me.longitude, n.latitude, n.longitude) <= :withinKm::float8
      order by n.id
    ) end as neighborhoods`;

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

export async function readSearchTerms(
  transaction: KnexTransaction,
  by: MemberId,
  { q, withinKm }: ListingFilter,
): Promise<SearchTerms> {
  if (q === undefined && withinKm === undefined)
    return { words: null, titleWords: null, neighborhoods: null };
  const bindings = { q: q ?? null, withinKm: withinKm ?? null, by };
  const [row] = await sql<TermsRow>(transaction, terms, bindings);
  if (!row) throw new Error('A search has no terms');
  const words = row.query && row.unknown.reduce(withMeant, row.query);
  return { words, titleWords: words && inTitle(words), neighborhoods: row.neighborhoods };
}
