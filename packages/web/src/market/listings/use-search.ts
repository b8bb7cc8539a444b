import {
  type ListingSearch,
  searchFrom,
  searchTextProblem,
  searchTexts,
} from '@nestmates/domain/market/listings/search.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Long enough that a word is typed, short enough that it does not feel like waiting. */
const typingPauseMs = 300;

/** The search, which is in the address, and the words that the member types, which follow into it. */
export function useSearch() {
  const [address, setAddress] = useSearchParams();
  const search = searchFrom(Object.fromEntries(address));
  const { q: asked = '' } = search;
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  // The address has changed by something else than typing: a link, Back or a button.
  if (asked !== shown) {
    setShown(asked);
    if (asked !== text.trim()) setText(asked);
  }
  const problem = searchTextProblem(text);
  const onSearch = (next: ListingSearch) =>
    setAddress(searchTexts(next), { replace: true, preventScrollReset: true });

  const words = text.trim();
  useEffect(() => {
    if (words === asked || problem !== undefined) return;
    const timer = setTimeout(
      () =>
        setAddress(
          (before) => searchTexts({ ...searchFrom(Object.fromEntries(before)), q: words || undefined }),
          { replace: true, preventScrollReset: true },
        ),
      typingPauseMs,
    );
    return () => clearTimeout(timer);
  }, [words, asked, problem, setAddress]);

  return { search, field: { text, problem, onText: setText }, onSearch };
}
