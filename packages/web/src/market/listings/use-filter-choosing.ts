import type { ListingSearch } from '@nestmates/domain/market/listings/search.ts';
import type { FilterChoosing } from '@nestmates/ui/screens/market/listings/browse/filter-choosing.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { childrenQuery } from '../../members/children/children-query.ts';
import { countQuery } from './marketplace-queries.ts';

/** What the filter shows while it is open: the ages of the member's children, and how many listings would fit. */
export function useFilterChoosing(): FilterChoosing {
  const [draft, setDraft] = useState<ListingSearch>();
  const asked = useDeferredValue(draft);
  const isOpen = draft !== undefined;
  const { data: childAges } = useQuery({ ...childrenQuery, enabled: isOpen });
  const { data: count } = useQuery({ ...countQuery(asked ?? {}), enabled: isOpen });
  return { childAges, count, onDraft: setDraft };
}
