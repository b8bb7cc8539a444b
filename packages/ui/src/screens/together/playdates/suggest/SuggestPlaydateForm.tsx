import type { PlanForm } from '@nestmates/application/together/playdates/contract.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormActions } from '../../../../components/forms/FormActions.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import { Portrait } from '../../../../components/people/Portrait.tsx';
import { Notch } from '../../../../components/pictures/Notch.tsx';
import { ChipGroup } from '../../../../components/selection/ChipGroup.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import { PlaceScene } from '../../../../drawings/PlaceScene.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { namedChild } from '../../../members/people/person-text.ts';
import { PlaceChoice } from '../../plans/PlaceChoice.tsx';
import { clockText } from '../../plans/plan-time-text.ts';
import type { OwnChild } from '../../swaps/request/ChildrenChoice.tsx';
import styles from './SuggestPlaydateForm.module.css';
import { SuggestWhen } from './SuggestWhen.tsx';
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
  /** "her girl", "her girl and her boy", as far as they are known. */
  readonly theirChildren?: string | undefined;
  /** What the planner would do. */
  readonly idea?: string | undefined;
  readonly ownChildren: readonly OwnChild[];
  /** When both are free. */
  readonly free: readonly PlanTime[];
  readonly now: Date;
  readonly answers: SuggestValues;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: SuggestValues): void;
  onSubmit(plan: PlanForm): void;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

/** The plan of a playdate as it will be sent, with what the planner suggests as its head. */
export function SuggestPlaydateForm({ kind, me, other, ownChildren, ...given }: SuggestPlaydateFormProps) {
  const { theirChildren, idea, free, now, answers, issues, onAnswers, onSubmit } = given;
  const sending = kind === 'sending';
  const { values, form, field, formError } = useForm({
    schema: suggestSchema({ me: me.id, other: other.id }),
    initial: { ...answers, until: undefined },
    issues,
    pending: sending,
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  const [first] = values.times;
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
          <div className={styles.head}>
            <div className={styles.picture}>
              <PlaceScene of="playground" wide />
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
                  {weekday.format(first.date)} {clockText(first.date)}
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
            {idea && <p className={styles.idea}>{idea}</p>}
          </div>
          <FormError>{formError}</FormError>
          {ownChildren.length > 0 && (
            <ChipGroup
              {...field('childIds')}
              label="Which children"
              hint={`${other.firstName} adds hers when she answers.`}
              options={ownChildren.map((child) => ({ value: String(child.id), label: namedChild(child) }))}
            />
          )}
        </div>
        <div className={styles.fields}>
          <SuggestWhen {...field('times')} untilError={field('until').error} free={free} now={now} />
          <PlaceChoice {...field('where')} me={ownerOf(me)} other={ownerOf(other)}>
            <TextField {...field('publicPlace')} label="Which public place" autoComplete="off" />
          </PlaceChoice>
          <p className={styles.note}>
            Nothing is sent before you send it. {other.firstName} sees it in your thread and can answer there.
          </p>
        </div>
        <FormActions>
          <Button type="submit" wide pending={sending} pendingLabel="Sending…">
            Send to {other.firstName}
          </Button>
        </FormActions>
      </form>
    </Page>
  );
}
