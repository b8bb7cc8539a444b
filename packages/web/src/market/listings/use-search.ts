import {
  type ListingSearch,
  searchFrom,
  searchTextProblem,
  searchTexts,
} from '@nestmates/domain/market/listings/search.ts';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { following, type TypedWords, typedAt, wordsAt } from './search-words.ts';

/** Long enough that a word is typed, short enough that it does not feel like waiting. */
const typingPauseMs = 300;

const inPlace = { replace: true, preventScrollReset: true } as const;

/** The search, which is in the address, and the words that the member types, which follow into it. */
export function useSearch() {
  const location = useLocation();
  const [address, setAddress] = useSearchParams();
  const search = searchFrom(Object.fromEntries(address));
  const { q: asked = '' } = search;
  // Derived at every render: a state that is set while rendering is lost where the next letter interrupts that.
  const [lastTyped, setTyped] = useState<TypedWords>();
  const typed = wordsAt(lastTyped, location);
  const text = typed?.text ?? asked;
  const problem = searchTextProblem(text);

  const onText = (next: string) => setTyped(typedAt(next, lastTyped, location));
  const onSearch = (next: ListingSearch) =>
    setAddress(searchTexts(next), {
      ...inPlace,
      // A filter leaves the words that are typed.
      state: typed && next.q === search.q ? following(typed) : null,
    });

  useEffect(() => {
    const words = typed?.text.trim();
    if (typed === undefined || words === asked || problem !== undefined) return;
    const timer = setTimeout(() => {
      // Reads the address itself, which may be ahead of what the page shows.
      const present = searchFrom(Object.fromEntries(new URLSearchParams(window.location.search)));
      setAddress(searchTexts({ ...present, q: words || undefined }), {
        ...inPlace,
        state: following(typed),
      });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked, problem, setAddress]);

  return { search, field: { text, problem, onText }, onSearch };
}
