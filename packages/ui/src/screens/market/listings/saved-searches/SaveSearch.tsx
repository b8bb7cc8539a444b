import type { ListingSearch } from '@nestmates/domain/market/listings/search.ts';
import { isWorthSaving, suggestedName } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import type { SavedSearchDialogProps } from './SavedSearchDialog.tsx';

const loadDialog = async () => (await import('./SavedSearchDialog.tsx')).SavedSearchDialog;

interface SaveSearchProps extends Pick<SavedSearchDialogProps, 'onSave'> {
  readonly search: ListingSearch;
}

/** Saves the search as it stands; there is nothing to save of the whole marketplace. */
export function SaveSearch({ search, onSave }: SaveSearchProps) {
  const { loaded: Dialog, preload, load } = useLazyImport(loadDialog);
  const [open, setOpen] = useState(false);
  if (!isWorthSaving(search)) return null;
  return (
    <>
      <Button
        look="text"
        size="small"
        icon={<BookmarkPlus aria-hidden />}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        onClick={async () => setOpen(await load())}
      >
        Save Search
      </Button>
      {open && Dialog && (
        <Dialog
          title="Save this search"
          initialName={suggestedName(search)}
          asksForEmails
          onClose={() => setOpen(false)}
          onSave={(given) => {
            setOpen(false);
            onSave(given);
          }}
        />
      )}
    </>
  );
}
