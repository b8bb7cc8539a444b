import { editForm } from '@nestmates/application/members/profiles/forms.ts';
import { type Child, childChip } from '@nestmates/domain/members/children/child.ts';
import { bioRule } from '@nestmates/domain/members/profiles/rules.ts';
import { useEffect } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { FormActions } from '../../../components/forms/FormActions.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { swapsDoneText } from '../people/person-text.ts';
import { PhotoField, type PhotoFieldProps } from '../photos/PhotoField.tsx';
import { ChildrenLoadError } from './ChildrenLoadError.tsx';
import styles from './EditProfileScreen.module.css';
import { ProfileLinks } from './ProfileLinks.tsx';
import { ProfileTags, type TagColumn } from './ProfileTags.tsx';
import { ProfileVisibility, type ProfileVisibilityState } from './ProfileVisibility.tsx';
import { SitterCardLinks } from './SitterCardLinks.tsx';
import { UnsavedChangesBanner } from './UnsavedChangesBanner.tsx';

export interface EditAnswers extends Readonly<Record<TagColumn, readonly string[]>> {
  readonly firstName: string;
  readonly age: string;
  readonly bio: string;
}

export interface EditProfileScreenState {
  readonly kind: 'asking' | 'saving';
  readonly photo: Omit<PhotoFieldProps, 'name'>;
  /** Undefined while loading. */
  readonly swapsDone: number | undefined;
  /** Left out where there are no photo checks. */
  readonly photoCheck?: 'checked' | 'unchecked' | undefined;
  /** Undefined while loading. */
  readonly children: readonly (Child & { readonly id: number; readonly name: string | null })[] | undefined;
  /** Whether the address of the page names the sitter cards. */
  readonly namesCards?: boolean;
  /** Given when the member's children could not be loaded. */
  readonly onRetryChildren?: (() => void) | undefined;
  readonly visibility: ProfileVisibilityState;
  /** The member's stored profile. Its tags stay on offer, even where a draft has removed them. */
  readonly known: EditAnswers;
  readonly answers: EditAnswers;
  /** The answers come from a draft that differs from `known`. */
  readonly unsaved?: boolean | undefined;
  onAnswers(answers: EditAnswers): void;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(output: ReturnType<typeof editForm.parse>): void;
}

/** The tags stay on offer, even where a draft has removed them. */
const chosenIn = (known: EditAnswers, answers: EditAnswers) => ({
  parentingVibe: [...known.parentingVibe, ...answers.parentingVibe],
  lifestyleInterests: [...known.lifestyleInterests, ...answers.lifestyleInterests],
  lookingFor: [...known.lookingFor, ...answers.lookingFor],
  availability: [...known.availability, ...answers.availability],
});

export function EditProfileScreen({ state }: { readonly state: EditProfileScreenState }) {
  const {
    kind,
    photo,
    photoCheck,
    swapsDone = 0,
    children,
    onRetryChildren,
    known,
    answers,
    unsaved,
    onAnswers,
  } = state;
  const { issues, onSubmit } = state;
  const { values, form, field, formError, reset } = useForm({
    schema: editForm,
    initial: answers,
    issues,
    pending: kind === 'saving',
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  return (
    <Page
      className={styles.page}
      title={
        <>
          Edit <em>Profile</em>
        </>
      }
    >
      <form {...form} className={styles.form}>
        <div className={styles.notice}>
          <UnsavedChangesBanner saved={unsaved ? known : undefined} onDiscard={reset} />
        </div>
        <div className={styles.basics}>
          <FormError>{formError}</FormError>
          <PhotoField {...photo} name={values.firstName.trim() || 'Your photo'} />
          {photoCheck && (
            <p className={styles.swaps}>
              {photoCheck === 'checked' ? <Badge tone="moss">Photo checked</Badge> : 'Not checked yet.'}{' '}
              <TextLink href="/account/selfie-check">
                {photoCheck === 'checked' ? 'See the check' : 'Have your photo checked'}
              </TextLink>
            </p>
          )}
          {swapsDone > 0 && (
            <p className={styles.swaps}>
              <Badge tone="moss">{swapsDoneText(swapsDone)}</Badge> Stands on your card, too.
            </p>
          )}
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={50} />
          <TextField {...field('age')} label="Age" inputMode="numeric" maxLength={6} />
          <TextArea {...field('bio')} label="Bio" limit={bioRule.max} rows={5} />
          <section tabIndex={-1}>
            <SectionHeading>Children</SectionHeading>
            {onRetryChildren && <ChildrenLoadError onRetry={onRetryChildren} />}
            <ul className={styles.children}>
              {children?.map((child) => (
                <li key={child.id}>
                  <Badge>{childChip(child)}</Badge>
                </li>
              ))}
            </ul>
            <LinkButton look="quiet" size="small" href="/edit-profile/children">
              Change Children
            </LinkButton>
            <SitterCardLinks of={children ?? []} named={state.namesCards} />
          </section>
          <ProfileLinks />
          <ProfileVisibility state={state.visibility} />
        </div>
        <div className={styles.tags}>
          <ProfileTags chosen={chosenIn(known, answers)} field={field} />
        </div>
        <FormActions>
          <Button
            type="submit"
            wide
            disabled={photo.state.kind === 'uploading'}
            pending={kind === 'saving'}
            pendingLabel="Saving..."
          >
            Save Profile Changes
          </Button>
        </FormActions>
      </form>
    </Page>
  );
}
