import type { SwapForm } from '@nestmates/application/together/swaps/contract.ts';
import { swapRule } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { useEffect } from 'react';
import { FormActions } from '../../../../components/forms/FormActions.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { fromDateTimeLocal } from '../../../../dates/local-date-time.ts';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { OtherTimes } from '../../plans/OtherTimes.tsx';
import { PlaceChoice, type PlaceChosen, type PlaceOwner } from '../../plans/PlaceChoice.tsx';
import { SendButton } from '../../plans/SendButton.tsx';
import { doneAndMoreText, type SwapsOfTwo } from '../../plans/swaps-done-text.ts';
import type { LocalTime } from '../../plans/usual-times.ts';
import { WhenFields } from '../../plans/WhenFields.tsx';
import { WhoHead } from '../../plans/WhoHead.tsx';
import type { WrittenCards } from '../../sitter-cards/CardsChoice.tsx';
import { ChildrenChoice, type OwnChildren } from './ChildrenChoice.tsx';
import { GoesAlong } from './GoesAlong.tsx';
import { requestSentence } from './request-sentence.ts';
import styles from './SwapRequestForm.module.css';
import { type SwapFormValues, swapFormSchema } from './swap-form-schema.ts';
import { useSuggestion } from './use-suggestion.ts';

/** What was asked of this member the last time. */
export interface LastSwap {
  readonly place?: PlaceChosen;
  /** The name of a public place. */
  readonly location?: string;
  readonly childIds: readonly string[];
  /** How long it took, in milliseconds. */
  readonly length: number;
}

export interface SwapRequestFormProps {
  readonly kind: 'asking' | 'sending';
  readonly me: PlaceOwner & { readonly id: number };
  readonly recipient: PlaceOwner & { readonly id: number; readonly swaps?: SwapsOfTwo | undefined };
  /** The current time of the member's clock. */
  readonly now: string;
  readonly children: OwnChildren;
  readonly writtenCards: WrittenCards;
  /** Whom the member named the last time, where that is kept still. */
  readonly lastContact?: string | undefined;
  readonly lastSwap?: LastSwap | undefined;
  /** When both are usually free. */
  readonly free: readonly LocalTime[];
  readonly answers: SwapFormValues;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: SwapFormValues): void;
  onSubmit(swap: SwapForm): void;
}

export function SwapRequestForm({ kind, me, recipient, now, children, ...asked }: SwapRequestFormProps) {
  const { writtenCards, lastContact, lastSwap, free, answers, issues, onAnswers, onSubmit } = asked;
  const sending = kind === 'sending';
  const own = children.kind === 'ready' ? children.children.map(({ id }) => id) : undefined;
  const { values, form, field, formError } = useForm({
    schema: swapFormSchema({ own, me: me.id, other: recipient.id }),
    initial: answers,
    issues,
    pending: sending,
    onSubmit,
  });
  const chosen =
    children.kind === 'ready'
      ? children.children.filter(({ id }) => values.childIds.includes(String(id)))
      : [];
  useEffect(() => onAnswers(values), [onAnswers, values]);
  const [childIds, contact] = [field('childIds'), field('emergencyContact')];
  const onlyChild = own?.length === 1 ? [String(own[0])] : undefined;
  const lastChildren = own && lastSwap?.childIds.filter((id) => own.includes(Number(id)));
  useSuggestion(lastChildren?.length ? lastChildren : onlyChild, childIds);
  useSuggestion(lastContact, contact);
  useSuggestion(lastSwap?.place, field('place'));
  useSuggestion(lastSwap?.place === 'public' ? lastSwap.location : undefined, field('location'));
  const sentence = requestSentence(values, chosen, recipient.name);
  return (
    <Page
      className={styles.page}
      title={
        <>
          Request a <em>Swap</em>
        </>
      }
    >
      <WhoHead
        name={recipient.name}
        photoUrl={recipient.photoUrl}
        lead="You ask"
        note={doneAndMoreText(recipient.swaps, recipient.name)}
        date={fromDateTimeLocal(values.date)}
      />
      <form {...form} className={styles.form}>
        <div className={styles.fields}>
          <FormError>{formError}</FormError>
          <ChildrenChoice {...childIds} ownChildren={children} sitter={recipient.name} />
          <WhenFields
            date={field('date')}
            until={field('until')}
            now={now}
            free={free}
            freeIs="usually free"
            length={lastSwap?.length}
          />
          <OtherTimes
            {...field('otherTimes')}
            beside={{ date: values.date, until: values.until }}
            now={now}
            otherName={recipient.name}
            free={free}
          />
        </div>
        <div className={styles.fields}>
          <PlaceChoice {...field('place')} me={me} other={recipient}>
            <TextField
              {...field('location')}
              label="Location"
              hint="The playground, the library, the pond."
              autoComplete="off"
            />
          </PlaceChoice>
          <GoesAlong
            sitter={recipient.name}
            contact={contact}
            cards={field('cardChildIds')}
            of={chosen}
            written={writtenCards}
            lastContact={lastContact}
          />
          <TextArea
            {...field('notes')}
            label="Notes"
            optional
            hint="Naps, allergies, a favorite bear."
            limit={swapRule.maxNotes}
            rows={5}
          />
        </div>
        <FormActions>
          {sentence && <p className={styles.sentence}>{sentence}</p>}
          <SendButton to={recipient.name} sending={sending} pendingLabel="Sending..." />
        </FormActions>
      </form>
    </Page>
  );
}
