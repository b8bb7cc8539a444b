import { type Child, newChildDefaults } from '@nestmates/domain/members/children/child.ts';
import { type ChildLists, childColumns } from '@nestmates/domain/members/children/preferences.ts';

/** A child in the form, with a stable key for React. */
export interface ChildDraft extends Omit<Child, 'gender'> {
  readonly key: string;
  readonly id?: number | undefined;
  readonly gender: Child['gender'] | '';
}

const noPreferences = Object.fromEntries(childColumns.map((column) => [column, []])) as unknown as ChildLists;

export const newChildDraft = (): ChildDraft => ({
  key: crypto.randomUUID(),
  ...newChildDefaults,
  ...noPreferences,
});
