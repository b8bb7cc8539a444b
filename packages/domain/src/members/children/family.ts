import { DomainError, invalid } from '../../platform/shared/errors.ts';
import type { ChildId } from '../../platform/shared/ids.ts';
import type { Child } from './child.ts';
import { type ChildColumn, childColumns } from './preferences.ts';

export interface FamilyChild extends Child {
  readonly id: ChildId;
  readonly name: string | null;
}

/** A child as the form sends it, with an id if it is stored already. */
export type ChildAnswer = Pick<Child, 'gender' | 'age'> & {
  readonly id?: ChildId | undefined;
  readonly name?: string | null | undefined;
} & { readonly [Column in ChildColumn]?: readonly string[] | undefined };

/** A child to be stored; one without an id is new. */
export type ChildToSave = Omit<FamilyChild, 'id'> & { readonly id: ChildId | null };

/**
 * Refuses a form that began from other children than those stored, because saving it would delete children it
 * never showed. A form that does not say what it began from is not checked.
 */
export function requireUnchangedFamily(
  formChildIds: readonly ChildId[] | undefined,
  current: readonly Pick<FamilyChild, 'id'>[],
): void {
  const expected = formChildIds && new Set(formChildIds);
  if (expected && (expected.size !== current.length || current.some(({ id }) => !expected.has(id)))) {
    throw new DomainError(
      'conflict',
      'CONFLICT',
      'Your children were changed on another page. Please look again.',
    );
  }
}

/**
 * Merges an unsaved form with a family that was changed elsewhere: typed values stay, children deleted
 * elsewhere are dropped, children added elsewhere are appended, and children the form removed stay removed.
 */
export function mergeFamily<FormChild extends { readonly id?: ChildId | undefined }>(
  formChildren: readonly FormChild[],
  formChildIds: readonly ChildId[],
  current: readonly FormChild[],
): readonly FormChild[] {
  const currentIds = new Set(current.map(({ id }) => id));
  const seenIds = new Set<ChildId | undefined>(formChildIds);
  return [
    ...formChildren.filter(({ id }) => id === undefined || currentIds.has(id)),
    ...current.filter(({ id }) => !seenIds.has(id)),
  ];
}

/**
 * The family to store after a form: listed children keep their ids, so that references to them stay valid;
 * the others are deleted. Answers that the form does not contain keep their stored value.
 */
export function applyChildAnswers(
  answers: readonly ChildAnswer[],
  current: readonly FamilyChild[],
): readonly ChildToSave[] {
  const known = new Map(current.map((child) => [child.id, child]));
  return answers.map((answer, index) => {
    const child = answer.id === undefined ? undefined : known.get(answer.id);
    if (answer.id !== undefined && !known.delete(answer.id)) {
      throw invalid(`children.${index}.id`, 'This child is not on your profile');
    }
    return { ...listsAfter(answer, child), ...fieldsAfter(answer, child) };
  });
}

const fieldsAfter = ({ gender, age, name }: ChildAnswer, child: FamilyChild | undefined) => ({
  id: child?.id ?? null,
  name: (name === undefined ? child?.name : name) ?? null,
  gender,
  age,
});

function listsAfter(
  answer: ChildAnswer,
  child: FamilyChild | undefined,
): Readonly<Record<ChildColumn, readonly string[]>> {
  const lists = childColumns.map((column) => [column, answer[column] ?? child?.[column] ?? []]);
  return Object.fromEntries(lists);
}
