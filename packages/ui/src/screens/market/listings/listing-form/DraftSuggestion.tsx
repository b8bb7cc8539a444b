import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import styles from './DraftSuggestion.module.css';
import { filledNames, type SuggestedField } from './fill-from-draft.ts';
import type { ListingFormValues } from './listing-form-schema.ts';
import type { FilledDraft, ListingDrafting } from './use-draft-filling.ts';

interface DraftSuggestionProps {
  readonly drafting: ListingDrafting;
  readonly answer: FilledDraft | undefined;
  readonly values: Pick<ListingFormValues, 'title' | 'imageUrls'>;
  /** A photo is still on its way. */
  readonly uploading: boolean;
  onAsk(): void;
  onUndo(): void;
}

const settings = '/dashboard/mommy-ai';

const madeFrom = {
  nestmates: `We go by the words of your title and by what similar things sold for here. Nothing leaves ${productName}.`,
  ai: 'AI sees only what your first photo shows, and your title. Best take one without your child in it.',
} as const;

const names: Readonly<Record<SuggestedField, string>> = {
  title: 'title',
  price: 'price',
  category: 'category',
  condition: 'condition',
};
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

function said({ draft, filled }: FilledDraft): string {
  const fields = filledNames(filled).map((name) => names[name]);
  if (fields.length > 0) {
    return `Filled in for you: ${listed.format(fields)}. Change what you like. Nothing is on sale before you create the listing.`;
  }
  const isEmpty = [draft.title, draft.price, draft.category, draft.condition].every((part) => part === null);
  return isEmpty
    ? 'We could not tell what it is. Please fill it in yourself.'
    : 'You have filled in all that we could suggest.';
}

/** Offers to fill in what is empty, and says what that is made from before it is made. */
export function DraftSuggestion({
  drafting,
  answer,
  values,
  uploading,
  onAsk,
  onUndo,
}: DraftSuggestionProps) {
  if (drafting.kind === 'off') {
    return (
      <p className={styles.note}>
        Suggestions are switched off in your <TextLink href={settings}>Mommy AI settings</TextLink>.
      </p>
    );
  }
  const { author, readsPhotos } = drafting;
  const hasBasis = values.title.trim() !== '' || (readsPhotos && values.imageUrls.length > 0);
  const writing = drafting.kind === 'writing';
  return (
    <div className={styles.suggestion}>
      <div>
        <Button
          look="outline"
          size="small"
          icon={<Sparkles aria-hidden />}
          pending={writing}
          pendingLabel="Having a look…"
          resting={!hasBasis || (readsPhotos && uploading)}
          onClick={onAsk}
        >
          Suggest the Rest
        </Button>
      </div>
      <div role="status" className={styles.said}>
        {writing && <p className={styles.note}>Go on typing meanwhile: what you have typed stays.</p>}
        {drafting.kind === 'failed' && <p className={styles.failed}>{drafting.message}</p>}
        {answer && (
          <>
            <p>{said(answer)}</p>
            {answer.filled.price !== undefined && answer.draft.price !== null && (
              <p className={styles.note}>Similar things sold here for about {dollars(answer.draft.price)}.</p>
            )}
          </>
        )}
      </div>
      {answer && filledNames(answer.filled).length > 0 && (
        <div>
          <Button look="text" onClick={onUndo}>
            Undo
          </Button>
        </div>
      )}
      {!writing && (
        <p className={styles.note}>
          {madeFrom[author]} <TextLink href={settings}>What we share</TextLink>
        </p>
      )}
    </div>
  );
}
