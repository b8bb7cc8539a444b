import { type ListingSearch, searchFilters } from '@nestmates/domain/market/listings/search.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import type { FilterChoosing } from './filter-choosing.ts';
import styles from './SearchFilters.module.css';

const importDialog = async () => (await import('./FilterDialog.tsx')).FilterDialog;
const importForm = async () => (await import('./FilterForm.tsx')).FilterForm;

/** The props of the form in which filters are chosen. */
export interface FilterFormOwnerProps extends FilterProps {
  readonly choosing: FilterChoosing;
}

export interface FilterProps {
  readonly search: ListingSearch;
  onSearch(search: ListingSearch): void;
}

/** Opens the filter of a phone, below 768 px. */
export function PhoneFilter({ search, choosing, onSearch }: FilterFormOwnerProps) {
  const { loaded: Dialog, preload, load } = useLazyImport(importDialog);
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.phone}>
      <IconButton
        label="Filter"
        look="outline"
        icon={<SlidersHorizontal aria-hidden />}
        count={searchFilters(search).length}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        onClick={async () => setOpen(await load())}
      />
      {open && Dialog && (
        <Dialog search={search} choosing={choosing} onApply={onSearch} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}

/** The filter of a wide screen, which opens between the search and the listings. */
export function useWideFilter({ search, choosing, onSearch }: FilterFormOwnerProps) {
  const { loaded: Form, preload, load } = useLazyImport(importForm);
  const [open, setOpen] = useState(false);
  const count = searchFilters(search).length;
  return {
    button: (
      <span className={styles.wide}>
        <Button
          look="outline"
          size="small"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={open}
          onPointerDown={preload}
          onFocus={preload}
          onClick={async () => setOpen(!open && (await load()))}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      </span>
    ),
    panel: open && Form && (
      <div className={styles.panel}>
        <Form
          withSort={false}
          search={search}
          choosing={choosing}
          onApply={(next) => {
            onSearch(next);
            setOpen(false);
          }}
        />
      </div>
    ),
  };
}

/** What narrows the listings now, each to be taken away. */
export function AppliedFilters({ search, onSearch }: FilterProps) {
  const filters = searchFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Filters in use">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <button type="button" className={styles.filter} onClick={() => onSearch(without)}>
            <span className={styles.visuallyHidden}>Remove filter: </span>
            {label}
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
