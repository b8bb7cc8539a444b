import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';

export interface StoredExport {
  readonly id: number;
  readonly memberId: MemberId;
  /** Of the file. */
  readonly name: string;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly bytes: number | null;
  readonly downloads: number;
}

export interface ExportStore {
  /** Unless the member has asked for one since then; whoever asks at the same moment waits. */
  add(asked: { memberId: MemberId; name: string; at: Date }, unlessSince: Date): Promise<number | undefined>;
  find(id: number): Promise<StoredExport | undefined>;
  newestOf(memberId: MemberId): Promise<readonly StoredExport[]>;
  /** False when it is gone with the account. */
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
  requestedBefore(before: Date): Promise<readonly string[]>;
  forget(names: readonly string[]): Promise<void>;
}

export interface ExportedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** It is not made smaller once more. */
  readonly isCompressed?: boolean;
}

export interface Zip {
  of(files: readonly ExportedFile[]): Uint8Array;
}

export type Section = readonly Readonly<Record<string, unknown>>[];

/** What is stored of a member, by what it is. */
export interface MemberRecords {
  read(memberId: MemberId): Promise<Readonly<Record<string, Section>>>;
  photosOf(memberId: MemberId): Promise<readonly string[]>;
}

/** A file that another feature writes of a member. */
export interface ExportPart {
  readonly path: string;
  write(memberId: MemberId): Promise<string>;
}
