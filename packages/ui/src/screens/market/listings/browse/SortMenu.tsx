import { type ListingSort, listingSorts, sortLabels } from '@nestmates/domain/market/listings/search.ts';
import { Check, ChevronDown } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';

const importMenu = async () => (await import('../../../../components/overlays/Menu.tsx')).Menu;

export interface SortMenuProps {
  readonly sort: ListingSort;
  /** Whether the member searches for words, which something may match best. */
  readonly hasWords: boolean;
  onSort(sort: ListingSort): void;
}

export const sortsFor = (hasWords: boolean): readonly ListingSort[] =>
  listingSorts.filter((sort) => hasWords || sort !== 'best-match');

/** The order of the listings; its menu is loaded when it is opened. */
export function SortMenu({ sort, hasWords, onSort }: SortMenuProps) {
  const { loaded: Menu, preload, load } = useLazyImport(importMenu);
  const content = (
    <>
      {sortLabels[sort]}
      <ChevronDown aria-hidden />
    </>
  );
  const label = `Sort: ${sortLabels[sort]}`;
  if (!Menu) {
    return (
      <Button
        look="outline"
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => void load()}
      >
        {content}
      </Button>
    );
  }
  return (
    <Menu
      defaultOpen
      trigger={
        <Button look="outline" size="small" aria-label={label}>
          {content}
        </Button>
      }
      groups={[
        sortsFor(hasWords).map((choice) => ({
          id: choice,
          label: sortLabels[choice],
          icon: choice === sort ? <Check aria-label="Chosen" /> : <span aria-hidden />,
          onSelect: () => onSort(choice),
        })),
      ]}
    />
  );
}
