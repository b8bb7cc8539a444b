import type { PlanForm } from '@nestmates/application/together/playdates/contract.ts';
import type { LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormActions } from '../../../../components/forms/FormActions.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { HintBeside } from '../../../../components/forms/HintBeside.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { Portrait } from '../../../../components/people/Portrait.tsx';
import { Notch } from '../../../../components/pictures/Notch.tsx';
import { ChipGroup } from '../../../../components/selection/ChipGroup.tsx';
import { clockText } from '../../../../dates/clock-span.ts';
import { fromDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { localFormat } from '../../../../dates/local-format.ts';
import { photoOrInitial } from '../../../../drawings/face.ts';
import { PlaceScene } from '../../../../drawings/PlaceScene.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { namedChild } from '../../../members/people/person-text.ts';
import { OtherTimes } from '../../plans/OtherTimes.tsx';
import { PlaceChoice } from '../../plans/PlaceChoice.tsx';
import { SendButton } from '../../plans/SendButton.tsx';
import { swapsDoneTitle } from '../../plans/swaps-done-text.ts';
import type { LocalTime } from '../../plans/usual-times.ts';
import { WhenFields } from '../../plans/WhenFields.tsx';
import { WhoHead } from '../../plans/WhoHead.tsx';
import type { OwnChild } from '../../swaps/request/ChildrenChoice.tsx';
import styles from './SuggestPlaydateForm.module.css';
import { type SuggestValues, suggestSchema } from './suggest-schema.ts';

interface Someone {
  readonly id: number;
  readonly firstName: string;
  readonly profilePhotoUrl: string | null;
}

const ownerOf = ({ firstName, profilePhotoUrl }: Someone) => ({ name: firstName, photoUrl: profilePhotoUrl });

export interface SuggestPlaydateFormProps {
  readonly kind: 'asking' | 'sending';
  readonly me: Someone;
  readonly other: Someone;
  /** The other's children in a sentence, as far as they are known. */
  readonly theirChildren?: string | undefined;
  /** What the planner would do. */
  readonly idea?: string | undefined;
  /** How many swaps the two have done. */
  readonly swapsDone?: number | undefined;
  readonly ownChildren: readonly OwnChild[];
  /** When both are free. */
  readonly free: readonly LocalTime[];
  /** The current time of the member's clock. */
  readonly now: LocalDateTime;
  readonly answers: SuggestValues;
  /** Whether it begins with the name of the public place. */
  readonly placeFirst?: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: SuggestValues): void;
  onSubmit(plan: PlanForm): void;
}

/** The fields of the call that the form calls otherwise. */
const fields: Readonly<Record<string, string>> = { times: 'otherTimes', place: 'publicPlace' };

const atField = (issue: Issue): Issue => {
  const [name = ''] = issue.path.split('.');
  return { ...issue, path: fields[name] ?? issue.path };
};

const weekday = localFormat({ weekday: 'short' });

/** The plan of a playdate as it will be sent. Its head is what the planner suggests, else whom it is for. */
export function SuggestPlaydateForm({ kind, me, other, ownChildren, ...given }: SuggestPlaydateFormProps) {
  const {
    theirChildren,
    idea,
    swapsDone,
    free,
    now,
    answers,
    placeFirst = false,
    issues,
    onAnswers,
    onSubmit,
  } = given;
  const sending = kind === 'sending';
  const { values, form, field, formError } = useForm({
    schema: suggestSchema({ me: me.id, other: other.id }),
    initial: answers,
    issues: issues?.map(atField),
    pending: sending,
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  const publicPlace = useRef<HTMLInputElement>(null);
  const placeField = field('publicPlace');
  const [wantsAnother, setWantsAnother] = useState(placeFirst);
  const [namesPlace, setNamesPlace] = useState(placeFirst || answers.publicPlace === '');
  // The field stays once it is there, or it would go with the letter that mends the place.
  if (placeField.error && !namesPlace) setNamesPlace(true);
  useEffect(() => {
    if (!wantsAnother) return;
    // Selecting alone does not move the focus in every browser.
    publicPlace.current?.focus();
    publicPlace.current?.select();
  }, [wantsAnother]);
  const nameAnother = () => {
    setNamesPlace(true);
    setWantsAnother(true);
  };
  const first = fromDateTimeLocal(values.date);
  return (
    <Page
      className={styles.page}
      title={
        <>
          Suggest a <em>playdate</em>
        </>
      }
    >
      <form {...form} className={styles.form}>
        <div className={styles.fields}>
          {idea ? (
            <div className={styles.head}>
              <div className={styles.picture}>
                <span className={styles.scene}>
                  <PlaceScene of="playground" />
                </span>
                <span className={styles.face}>
                  <Portrait
                    name={other.firstName}
                    face={photoOrInitial(other.profilePhotoUrl)}
                    decorative
                    eager
                  />
                </span>
                {first && (
                  <Notch corner="left" size="small">
                    {weekday.format(first)} {clockText(first)}
                  </Notch>
                )}
              </div>
              <p className={styles.from}>
                <Sparkles aria-hidden />
                From your planner
              </p>
              <p className={styles.title}>
                A playdate <em>with {[other.firstName, theirChildren].filter(Boolean).join(' and ')}</em>
              </p>
              <p className={styles.idea}>{idea}</p>
            </div>
          ) : (
            <WhoHead
              name={other.firstName}
              photoUrl={other.profilePhotoUrl}
              lead="You ask"
              date={first}
              note={swapsDone ? swapsDoneTitle(swapsDone) : undefined}
            />
          )}
          <FormError>{formError}</FormError>
          {ownChildren.length > 0 && (
            <HintBeside>
              <ChipGroup
                {...field('childIds')}
                label="Which children"
                hint={`${other.firstName} adds hers when she answers`}
                options={ownChildren.map((child) => ({ value: String(child.id), label: namedChild(child) }))}
              />
            </HintBeside>
          )}
        </div>
        <div className={styles.fields}>
          <WhenFields date={field('date')} until={field('until')} now={now} free={free} />
          <OtherTimes
            {...field('otherTimes')}
            beside={{ date: values.date, until: values.until }}
            now={now}
            otherName={other.firstName}
            free={free}
          />
          <PlaceChoice
            {...field('where')}
            me={ownerOf(me)}
            other={ownerOf(other)}
            publicFirst
            publicName={namesPlace ? undefined : values.publicPlace}
          >
            {namesPlace ? (
              <TextField {...placeField} ref={publicPlace} label="Which public place" autoComplete="off" />
            ) : (
              <Button look="quiet" size="small" onClick={nameAnother}>
                Another public place
              </Button>
            )}
          </PlaceChoice>
          <p className={styles.note}>
            Nothing is sent before you send it. {other.firstName} sees it in your thread and can answer there.
          </p>
        </div>
        <FormActions>
          <SendButton to={other.firstName} sending={sending} pendingLabel="Sending…" />
        </FormActions>
      </form>
    </Page>
  );
}
