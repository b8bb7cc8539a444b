import { searchTexts } from '@nestmates/domain/market/listings/search.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { email } from '../../members/emails/email.ts';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { SavedSearchStore, SearchNewsEmailData } from './ports.ts';

/** Looks whether there is news for a member. */
export const lookForNews = job('saved-searches.look', z.object({ memberId: id }));

/** Counted up to a limit. */
export const countedNews = 20;

const newListings = (count: number): string =>
  count >= countedNews
    ? `${countedNews} or more new listings`
    : count === 1
      ? '1 new listing'
      : `${count} new listings`;

/** One search opens by itself, several as the list of them. */
function pathTo(searches: SearchNewsEmailData['searches']): string {
  const [only, ...others] = searches;
  if (!only || others.length > 0) return '/favourites?tab=searches';
  const query = Object.entries(searchTexts(only.search)).map((pair) =>
    pair.map(encodeURIComponent).join('='),
  );
  return `/marketplace?${query.join('&')}`;
}

/** The names are the member's own words; those of sellers are left out. */
export const searchNewsEmail = email({
  job: job(
    'saved-searches.email',
    z.object({ memberId: id, news: z.array(z.object({ searchId: id, count: z.int() })) }),
  ),
  async facts(store: Pick<SavedSearchStore, 'newsEmailOf'>, { memberId, news }) {
    const data = await store.newsEmailOf(
      memberId,
      news.map(({ searchId }) => searchId),
    );
    return data && { ...data, news };
  },
  // A look finds news once a day; this only guards against two looks in one.
  perMember: { max: 2, per: days(1) },
  words: ({ searches, news }) => ({
    subject: 'New listings for your saved searches',
    paragraphs: searches.map(({ id: searchId, name }) => {
      const count = news.find((one) => one.searchId === searchId)?.count ?? 0;
      return `“${name}”: ${newListings(count)}.`;
    }),
    action: { label: 'See what is new', path: pathTo(searches) },
    closing: 'You switch these e-mails off beside each saved search, among your favourites.',
  }),
});
