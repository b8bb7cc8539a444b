import type { SwapForm } from '@nestmates/application/together/swaps/contract.ts';
import { dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { swapRule } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { useEffect } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { DateTimeField } from '../../../../components/date-time/DateTimeField.tsx';
import { FormActions } from '../../../../components/forms/FormActions.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { CardsChoice, type WrittenCards } from '../../sitter-cards/CardsChoice.tsx';
import { ChildrenChoice, type OwnChildren } from './ChildrenChoice.tsx';
import { requestSentence } from './request-sentence.ts';
import styles from './SwapRequestForm.module.css';
import { type SwapFormValues, swapFormSchema } from './swap-form-schema.ts';
import { useSuggestion } from './use-suggestion.ts';

export interface SwapRequestFormProps {
  readonly kind: 'asking' | 'sending';
  readonly recipientName: string;
  readonly recipientPhotoUrl?: string | null | undefined;
  /** The current time of the member's clock. */
  readonly now: string;
  readonly children: OwnChildren;
  readonly writtenCards: WrittenCards;
  /** Whom the member named the last time, where that is kept still. */
  readonly lastContact?: string | undefined;
  readonly answers: SwapFormValues;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: SwapFormValues): void;
  onSubmit(swap: SwapForm): void;
}

export function SwapRequestForm({ kind, recipientName, now, children, ...asked }: SwapRequestFormProps) {
  const { recipientPhotoUrl, writtenCards, lastContact, answers, issues, onAnswers, onSubmit } = asked;
  const sending = kind === 'sending';
  const own = children.kind === 'ready' ? children.children.map(({ id }) => id) : undefined;
  const { values, form, field, formError } = useForm({
    schema: swapFormSchema(own),
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
  const onlyChild = own?.length === 1 ? own[0] : undefined;
  useSuggestion(onlyChild === undefined ? undefined : [String(onlyChild)], childIds);
  useSuggestion(lastContact, contact);
  const isAsLastTime = lastContact !== undefined && values.emergencyContact === lastContact;
  const sentence = requestSentence(values, chosen);
  return (
    <Page
      className={styles.page}
      title={
        <>
          Request a <em>Swap</em>
        </>
      }
    >
      <div className={styles.recipient}>
        <Avatar name={recipientName} face={photoOrInitial(recipientPhotoUrl)} size="large" decorative />
        <p>
          with <b>{recipientName}</b>
        </p>
      </div>
      <form {...form} className={styles.form}>
        <div className={styles.fields}>
          <FormError>{formError}</FormError>
          <DateTimeField {...field('date')} label="Date and time" today={dateOf(now)} min={now} />
          <TextField
            {...field('location')}
            label="Location"
            hint="Your place, theirs, or the playground."
            autoComplete="off"
          />
          <ChildrenChoice {...childIds} ownChildren={children} />
          {chosen.length > 0 && (
            <CardsChoice
              {...field('cardChildIds')}
              sitter={recipientName}
              of={chosen}
              written={writtenCards}
            />
          )}
        </div>
        <div className={styles.fields}>
          <TextField
            {...contact}
            label="Emergency contact"
            hint={isAsLastTime ? 'As last time.' : 'Who can be called meanwhile, and at which number?'}
            autoComplete="off"
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
          <Button type="submit" wide pending={sending} pendingLabel="Sending...">
            Send Request
          </Button>
        </FormActions>
      </form>
    </Page>
  );
}
