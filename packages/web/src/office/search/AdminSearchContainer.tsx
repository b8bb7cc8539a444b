import {
  AdminSearchDialog,
  type AdminSearchState,
} from '@nestmates/ui/screens/office/search/AdminSearchDialog.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useSettled } from '../../platform/shared/use-settled.ts';

/** What is found stays until there is something else. */
export default function AdminSearchContainer({ onClose }: { readonly onClose: () => void }) {
  const [words, setWords] = useState('');
  const typed = words.trim();
  const settled = useSettled(typed);
  const query = useQuery({
    ...readQuery('get /api/admin/search', { words: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  function stateOf(): AdminSearchState {
    if (typed === '') return { kind: 'empty' };
    if (query.isError && settled === typed) return { kind: 'failed' };
    // Enter opens the first that is found, which has to be of these words.
    if (settled !== typed || query.isPlaceholderData || !query.data) return { kind: 'searching' };
    return { kind: 'found', found: query.data };
  }
  return <AdminSearchDialog words={words} state={stateOf()} onWords={setWords} onClose={onClose} />;
}
