import { DomainError, invalid } from '../shared/errors.ts';
import type { ChildId } from '../shared/ids.ts';
import type { Child } from './child.ts';
import { type ChildColumn, childColumns } from './preferences.ts';

export interface FamilyChild extends Child {
  readonly id: ChildId;
  readonly name: string | null;
}

/** A child as the form sends it: with an id when it is known already. */
export type ChildAnswer = Pick<Child, 'gender' | 'age'> & {
  readonly id?: ChildId | undefined;
  readonly name?: string | null | undefined;
} & { readonly [Column in ChildColumn]?: readonly string[] | undefined };

/** A child as it is to be kept; one without an id is new. */
export type ChildToSave = Omit<FamilyChild, 'id'> & { readonly id: ChildId | null };

/** A form that began from other children would drop those it never saw; without a word of them it may. */
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
 * What the form held, after somebody else changed the family: what was typed stays, who has left since is gone,
 * who has come since stands at the end, and whom the form had taken off stays off.
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
 * The family after the form: those named stay themselves, so that what refers to a child goes on doing so,
 * those not named leave. What the form did not ask about a known child stays as it was.
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
