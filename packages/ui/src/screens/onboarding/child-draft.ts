import { type Child, newChildDefaults } from '@nestmates/domain/children/child.ts';
import { type ChildLists, childColumns } from '@nestmates/domain/children/preferences.ts';

/** A child of the form: a key of its own, so that removing one never moves what another holds. */
export interface ChildDraft extends Omit<Child, 'gender'> {
  readonly key: string;
  readonly id?: number | undefined;
  readonly gender: Child['gender'] | '';
}

const noPreferences = Object.fromEntries(childColumns.map((column) => [column, []])) as unknown as ChildLists;

export const anotherChild = (): ChildDraft => ({
  key: crypto.randomUUID(),
  ...newChildDefaults,
  ...noPreferences,
});
