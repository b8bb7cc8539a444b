import type { MemberId } from '../shared/ids.ts';

/** What the AI features may use about a member, and whether they are on. */
export interface AiSettings {
  readonly userId: MemberId;
  readonly enabled: boolean;
  readonly parentingStyleOverride: string | null;
  readonly challenges: string | null;
  readonly childrenNotes: string | null;
}
