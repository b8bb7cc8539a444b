import { draftOf, dropDraft, keepDraft } from '../../platform/shared/drafts.ts';

const name = 'payment-setup';

/** Where the seller left for the payment provider, which sends everyone back to the same page. */
export const keepSetupStart = (memberId: number, path: string): void => keepDraft(memberId, name, path);

/** Once: a later return from there belongs to another start. */
export function takeSetupStart(memberId: number): string | undefined {
  const path = draftOf<string>(memberId, name);
  dropDraft(memberId, name);
  return path;
}
