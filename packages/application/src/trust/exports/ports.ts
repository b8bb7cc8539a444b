import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';

export interface StoredExport {
  readonly id: number;
  readonly memberId: MemberId;
  /** Name of the file. */
  readonly name: string;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly bytes: number | null;
  readonly downloads: number;
}

export interface AskedExport {
  readonly memberId: MemberId;
  readonly sessionDigest: string;
  readonly name: string;
  readonly at: Date;
}

export interface ExportStore {
  /**
   * Unless the member has asked for one since then; whoever asks at the same moment waits. Undefined where the session has
   * ended meanwhile: nothing is asked for in an account that was just got back.
   */
  add(
    asked: AskedExport,
    unlessSince: Date,
  ): Promise<{ readonly id: number } | { readonly earlierAt: Date } | undefined>;
  find(id: number): Promise<StoredExport | undefined>;
  newestOf(memberId: MemberId): Promise<readonly StoredExport[]>;
  /** False when it has ended or is gone with the account. */
  markReady(id: number, ready: { at: Date; bytes: number }): Promise<boolean>;
  recipientOf(id: number): Promise<Recipient | undefined>;
  setToken(id: number, tokenDigest: string): Promise<void>;
  /** Locks it, until the transaction ends. */
  byToken(
    tokenDigest: string,
    memberId: MemberId,
  ): Promise<(StoredExport & { readonly deviceDigest: string | null }) | undefined>;
  noteDownload(id: number, deviceDigest: string): Promise<void>;
  namesOf(memberId: MemberId): Promise<readonly string[]>;
  /** Deletes what was asked for since then; the names of its files. */
  endSince(memberId: MemberId, at: Date): Promise<readonly string[]>;
  requestedBefore(before: Date, limit: number): Promise<readonly string[]>;
  forget(names: readonly string[]): Promise<void>;
}

/** A text is made smaller; photos are as small as they get. */
export interface ExportedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface Zip {
  /** Takes the next file when everything before it has been taken. */
  of(files: AsyncIterable<ExportedFile>): AsyncIterable<Uint8Array>;
}

export type Section = readonly Readonly<Record<string, unknown>>[];

export interface MemberRecords {
  /** What is stored of a member, by what it is; `photos` have the `name` of each photo in the photo store. */
  read(memberId: MemberId): Promise<Readonly<Record<string, Section>>>;
}

/** A file that another feature writes of a member. */
export interface ExportPart {
  readonly path: string;
  write(memberId: MemberId): Promise<string>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly exportStore: ExportStore;
    readonly memberRecords: MemberRecords;
    readonly zip: Zip;
    /** Each feature that writes a file of its own brings it. */
    readonly exportParts: ExportPart;
  }
}
