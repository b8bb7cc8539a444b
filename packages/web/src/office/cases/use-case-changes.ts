import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import type { CaseChangeSeen } from '@nestmates/ui/screens/office/cases/case-state.ts';
import { changeSinceSeen } from '@nestmates/ui/screens/office/cases/case-text.ts';
import { useState } from 'react';
import { ApiError } from '../../platform/api/errors.ts';

export const isCaseChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CASE_CHANGED';

function changeIn(error: unknown): CaseChangeSeen | undefined {
  if (!(error instanceof ApiError) || !isCaseChanged(error)) return undefined;
  const { what, who } = error.failure;
  return {
    what: typeof what === 'string' ? what : 'it was changed',
    who: typeof who === 'string' ? who : '',
  };
}

/**
 * Which version the administrator has looked at, which a decision names. The page is read again meanwhile, so what
 * others have done is shown, and is only seen once the administrator says so.
 */
export function useCaseChanges(page: CasePageView | undefined) {
  const [seen, setSeen] = useState(page?.version);
  const [refused, setRefused] = useState<CaseChangeSeen>();
  if (page && seen === undefined) setSeen(page.version);
  const change = page && seen !== undefined ? changeSinceSeen(page, seen) : undefined;
  const known = change && { what: change.what, who: change.by?.firstName ?? '' };
  return {
    version: seen ?? 0,
    changed: known ?? refused,
    /** What the administrator has before them now. */
    see(now: CasePageView): void {
      setSeen(now.version);
      setRefused(undefined);
    },
    /** A call was refused, because somebody was faster. */
    refuse: (error: unknown) => setRefused(changeIn(error)),
  };
}
