import type { FoundMemberView } from '@nestmates/application/office/members/contract.ts';
import type { PartingWord } from '@nestmates/domain/office/same-person/same-person.ts';

const joined = (parts: readonly (string | null)[], between: string) =>
  parts.filter(Boolean).join(between) || undefined;

export const fullName = ({ firstName, lastName }: Pick<FoundMemberView, 'firstName' | 'lastName'>) =>
  joined([firstName, lastName], ' ');

/** "Brooklyn, NY" */
export const placeOf = ({ city, state }: Pick<FoundMemberView, 'city' | 'state'>) =>
  joined([city, state], ', ');

/** What is proposed of two accounts. */
export const partingWordText: Readonly<Record<PartingWord, string>> = {
  part: 'Not the same person',
  join: 'The same person',
};
