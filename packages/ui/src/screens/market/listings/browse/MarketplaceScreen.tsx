import { isEverything, type ListingSearch, sortOf } from '@nestmates/domain/market/listings/search.ts';
import { Heart, ShoppingBag } from 'lucide-react';
import { IconLink } from '../../../../components/actions/IconButton.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { PremiumFeature } from '../../../platform/access/PremiumFeature.tsx';
import { ListingRails, type ListingRailsState } from '../rails/ListingRails.tsx';
import type { SavedSearchDialogProps } from '../saved-searches/SavedSearchDialog.tsx';
import { SaveSearch } from '../saved-searches/SaveSearch.tsx';
import { type FilterChoosing, type ListingCount, listingCountText } from './filter-choosing.ts';
import { Listings, type ListingsState } from './Listings.tsx';
import styles from './MarketplaceScreen.module.css';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { AppliedFilters, PhoneFilter, useWideFilter } from './SearchFilters.tsx';
import { SortMenu } from './SortMenu.tsx';
import { TypeChips } from './TypeChips.tsx';
import { WaysToSell } from './WaysToSell.tsx';

export interface OpenMarketplace {
  readonly kind: 'open';
  readonly search: ListingSearch;
  /** What stands in the search field, ahead of the search by a moment. */
  readonly field: SearchFieldProps;
  readonly listings: ListingsState;
  /** How many there are, once they are counted. */
  readonly count: ListingCount | undefined;
  /** Shown while nothing is searched for. */
  readonly rails: ListingRailsState;
  readonly choosing: FilterChoosing;
  readonly inCart: number;
  /** Set where the member's plan puts nothing on sale: says why. */
  readonly onSellingLocked?: (() => void) | undefined;
  onSearch(search: ListingSearch): void;
  /** Saves the search as it stands. */
  onSave: SavedSearchDialogProps['onSave'];
}

export type MarketplaceScreenState =
  /** Not included in the member's plan. */
  { readonly kind: 'locked' } | OpenMarketplace;

function OpenMarketplaceScreen({ state }: { readonly state: OpenMarketplace }) {
  const { search, field, listings, count, rails, choosing, inCart, onSellingLocked, onSearch, onSave } =
    state;
  const filter = useWideFilter({ search, choosing, onSearch });
  const showsRails = isEverything(search);
  const line = (
    <div className={styles.line}>
      <p className={styles.count} role="status">
        {count && `${listingCountText(count)} found`}
      </p>
      <span className={styles.sellOnPhone}>
        <WaysToSell look="words" onLocked={onSellingLocked} />
      </span>
      <span className={styles.sort}>
        <SortMenu
          sort={sortOf(search)}
          hasWords={Boolean(search.q)}
          onSort={(sort) => onSearch({ ...search, sort })}
        />
      </span>
    </div>
  );
  return (
    <div className={styles.container}>
      <Page
        className={styles.page}
        title="Marketplace"
        actions={
          <>
            <span className={styles.sell}>
              <WaysToSell look="buttons" onLocked={onSellingLocked} />
            </span>
            <IconLink label="Favourites" href="/favourites" icon={<Heart aria-hidden />} />
            <IconLink label="Cart" href="/cart" icon={<ShoppingBag aria-hidden />} count={inCart} />
          </>
        }
      >
        <div className={styles.top}>
          <div className={styles.search}>
            <div className={styles.field}>
              <SearchField {...field} />
              <PhoneFilter search={search} choosing={choosing} onSearch={onSearch} />
            </div>
            <TypeChips type={search.type} onType={(type) => onSearch({ ...search, type })} />
            {filter.button}
          </div>
          {!showsRails && line}
        </div>
        {filter.panel}
        {showsRails && <ListingRails state={rails} />}
        {showsRails && line}
        <div className={styles.filters}>
          <AppliedFilters search={search} onSearch={onSearch} />
          <SaveSearch search={search} onSave={onSave} />
        </div>
        <Listings
          state={listings}
          search={search}
          canSell={onSellingLocked === undefined}
          onSearch={onSearch}
        />
      </Page>
    </div>
  );
}

export function MarketplaceScreen({ state }: { readonly state: MarketplaceScreenState }) {
  if (state.kind === 'open') return <OpenMarketplaceScreen state={state} />;
  return <PremiumFeature gate="marketplace" />;
}
