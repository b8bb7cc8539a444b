import { ageLabel, childChip } from '@nestmates/domain/members/children/child.ts';
import type { ChildDraft } from './child-draft.ts';

/** "Girl, 4 years", or only the age while no gender is chosen. */
export const describeDraft = ({ gender, age }: ChildDraft): string =>
  gender === '' ? ageLabel(age) : childChip({ gender, age });
