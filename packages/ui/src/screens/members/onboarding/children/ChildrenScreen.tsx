import { childrenBody } from '@nestmates/application/members/children/contract.ts';
import { childRule } from '@nestmates/domain/members/children/child.ts';
import { Plus } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { Banner } from '../../../../components/feedback/Banner.tsx';
import { FieldError } from '../../../../components/forms/FieldError.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { UnsavedChangesBanner } from '../../profiles/UnsavedChangesBanner.tsx';
import { type CardFacts, CardSoFar } from '../CardSoFar.tsx';
import type { FormMode } from '../form-mode.ts';
import { AnswerLine } from '../questions/AnswerLine.tsx';
import { StepActions } from '../StepActions.tsx';
import { ChildCard } from './ChildCard.tsx';
import { ChildrenLayout, type ChildrenLayoutProps } from './ChildrenLayout.tsx';
import { ChildrenLoadFailed, type ChildrenLoadFailedProps } from './ChildrenLoadFailed.tsx';
import styles from './ChildrenScreen.module.css';
import type { ChildDraft } from './child-draft.ts';
import type { ChildSwap } from './child-swap.ts';
import { describeDraft } from './describe-draft.ts';
import { RemovedChildBanner } from './RemovedChildBanner.tsx';
import { useChildList } from './use-child-list.ts';
import { useChildRemoval } from './use-child-removal.tsx';

export type ChildrenOutput = ReturnType<typeof childrenBody.parse>;

interface Asking extends Pick<ChildrenLayoutProps, 'mode' | 'logout' | 'onBack'> {
  readonly kind: 'asking' | 'saving';
  readonly answers: readonly ChildDraft[];
  /** What the steps before have told, for the card that grows. */
  readonly card?: CardFacts | undefined;
  /** Given when the form shows a draft that differs from it. */
  readonly saved?: readonly ChildDraft[] | undefined;
  /** A draft was merged with changes from another page. */
  readonly changedElsewhere?: boolean | undefined;
  /** The coming swaps that stored children are named in; removing one of these asks first. */
  readonly swaps?: readonly ChildSwap[] | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(children: readonly ChildDraft[]): void;
  onSubmit(output: ChildrenOutput): void;
}

export type ChildrenScreenState = Asking | ({ readonly kind: 'failed' } & ChildrenLoadFailedProps);

const submitLabels: Readonly<Record<FormMode, string>> = {
  onboarding: 'Complete Setup',
  editing: 'Save Children',
};

/** Removes the form's keys, which the server does not accept. */
const schema = {
  '~standard': {
    validate: (values: unknown) => {
      const { children } = values as { children: readonly ChildDraft[] };
      return childrenBody['~standard'].validate({ children: children.map(({ key: _, ...child }) => child) });
    },
  },
};

export const ChildrenScreen = ({ state }: { readonly state: ChildrenScreenState }) =>
  state.kind === 'failed' ? <ChildrenLoadFailed {...state} /> : <ChildrenForm {...state} />;

function ChildrenForm(props: Asking) {
  const { kind, mode, logout, answers, card, saved, changedElsewhere, swaps = [], issues } = props;
  const { onAnswers, onSubmit, onBack } = props;
  const saving = kind === 'saving';
  const { values, form, field, formError } = useForm<{ children: readonly ChildDraft[] }, ChildrenOutput>({
    schema,
    initial: { children: answers },
    issues,
    pending: saving,
    onSubmit,
  });
  const { children } = values;
  const { onChange: setChildren, error } = field('children');
  useEffect(() => onAnswers(children), [onAnswers, children]);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { openKey, open, add, change, remove, removed, undoRemove, replace } = useChildList(
    children,
    setChildren,
  );
  const { askOrRemove, dialog } = useChildRemoval(swaps, remove);
  const canAdd = children.length < childRule.maxChildren;
  // The undo banner is shown at the place of the removed child.
  const last = removed !== undefined && removed.at >= children.length;
  const undoBanner = removed && canAdd && (
    <RemovedChildBanner key={removed.child.key} child={removed.child} last={last} onUndo={undoRemove} />
  );

  return (
    <ChildrenLayout
      mode={mode}
      onBack={onBack}
      logout={logout}
      form={form}
      card={card && <CardSoFar facts={{ ...card, children }} />}
      actions={<StepActions onBack={onBack} saving={saving} submit={submitLabels[mode]} />}
    >
      <UnsavedChangesBanner saved={saved} onDiscard={replace} />
      <FormError>{formError}</FormError>
      {changedElsewhere && (
        <div ref={notice} tabIndex={-1}>
          <Banner announced title="Your children were changed on another page">
            Here they are with what you had typed. Please look once more before you save.
          </Banner>
        </div>
      )}
      {children.map((child, index) => (
        <Fragment key={child.key}>
          {removed?.at === index && undoBanner}
          {mode === 'onboarding' && child.key !== openKey ? (
            <AnswerLine
              label={`Child ${index + 1}`}
              text={describeDraft(child)}
              onChange={() => open(child)}
            />
          ) : (
            <ChildCard
              number={index + 1}
              child={child}
              onChange={change}
              onRemove={children.length > 1 ? () => askOrRemove(child) : undefined}
              folds={mode === 'onboarding'}
            />
          )}
        </Fragment>
      ))}
      {last && undoBanner}
      <FieldError id="children-error">{error}</FieldError>
      {canAdd ? (
        <div className={styles.add}>
          <Button look="quiet" icon={<Plus aria-hidden />} onClick={add}>
            Add Another Child
          </Button>
        </div>
      ) : (
        <p className={styles.limit}>{childRule.tooMany}.</p>
      )}
      {dialog}
    </ChildrenLayout>
  );
}
