import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';

/** Whether the member's photo is checked; undefined where there are no checks. */
export function photoCheckOf({
  selfieChecks,
  photoCheckedAt,
}: Pick<MemberView, 'selfieChecks' | 'photoCheckedAt'>): 'checked' | 'unchecked' | undefined {
  if (selfieChecks === 'off') return undefined;
  return photoCheckedAt === null ? 'unchecked' : 'checked';
}
