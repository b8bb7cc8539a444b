import type { RetentionKind } from '@nestmates/domain/platform/retention/retention.ts';

export interface WhenOld {
  readonly now: Date;
  /** What is older than this has been kept long enough. */
  readonly before: Date;
  /** No more at once, so that nobody waits for a long statement. */
  readonly limit: number;
}

/** Rows of one kind, with whatever belongs to them; two processes may remove them at once. */
export interface OldRows {
  readonly kind: RetentionKind;
  /** Table of which they are rows. */
  readonly table: string;
  /** How many it has removed. */
  remove(when: WhenOld): Promise<number>;
}

/** Says what was removed, by tables. */
export type RetentionLog = (removed: Readonly<Record<string, number>>) => void;

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly oldRows: OldRows;
    readonly retentionLog: RetentionLog;
  }
}
