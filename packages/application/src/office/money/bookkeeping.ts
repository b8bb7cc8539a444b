import { bookAccountNames, bookAccounts, booksOf } from '@nestmates/domain/office/money/bookkeeping.ts';
import { needsForm, thresholdOf } from '@nestmates/domain/office/money/form-1099-k.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { BooksView, SellerVolumesView } from './bookkeeping-contract.ts';
import type { Period, SellerVolume } from './ports.ts';

const shownPayouts = 12;
const shownSellers = 20;

/** What a bookkeeper sees of the ledger; the rows behind it are in the exports. */
export class Bookkeeping extends useCase('bookkeepingQueries') {
  async books(): Promise<BooksView> {
    const { bookkeepingQueries: queries } = this.needs;
    const books = booksOf(await queries.movedByKind());
    const payouts = await queries.payouts(shownPayouts);
    // Nothing is said about tax where none was ever charged.
    const shown = bookAccountNames.filter((account) => account !== 'tax' || books.tax !== 0);
    return {
      accounts: shown.map((account) => ({
        account,
        type: bookAccounts[account].type,
        amount: books[account],
      })),
      payouts: payouts.map(({ provider, payoutId, at, cents }) => ({
        provider,
        payoutId,
        at: at.toISOString(),
        amount: cents,
      })),
    };
  }

  async sellers({ year }: { readonly year: number }): Promise<SellerVolumesView> {
    const volumes = await this.needs.bookkeepingQueries.sellerVolumes(yearOf(year));
    const threshold = thresholdOf(year);
    return {
      year,
      threshold: threshold ? { gross: threshold.grossCents, payments: threshold.payments } : null,
      sellers: volumes.filter(({ memberId }) => memberId !== null).length,
      owedForms: volumes.filter((volume) => isOwedForm(volume, year)).length,
      highest: volumes.slice(0, shownSellers).map((volume) => ({
        provider: volume.provider,
        memberId: volume.memberId,
        name: volume.name,
        gross: volume.grossCents,
        payments: volume.payments,
        needsForm: isOwedForm(volume, year),
      })),
    };
  }
}

/** Whether it is owed to one seller, and not to all together who have left. */
export const isOwedForm = (volume: SellerVolume, year: number): boolean =>
  volume.memberId !== null && needsForm(volume, year);

export const yearOf = (year: number): Period => ({
  from: new Date(Date.UTC(year, 0)),
  to: new Date(Date.UTC(year + 1, 0)),
});
