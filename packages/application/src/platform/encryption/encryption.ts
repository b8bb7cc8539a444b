/** What is encrypted, so that a value is never taken for another kind of value. */
export type SealedKind = 'card' | 'totp';

/** What a value is and whose: one that was copied to another row is not read there. */
export interface SealedAs {
  readonly kind: SealedKind;
  /** The id of its row. */
  readonly id: number;
}

/** Encrypts what the database holds by a key of the configuration, so that a copy of the database does not tell it. */
export interface Encryption {
  seal(as: SealedAs, text: string): Promise<string>;
  /** Throws where the text was changed, is of another row, or its key is not known any more. */
  open(as: SealedAs, sealed: string): Promise<string>;
  /** Whether it was encrypted by the key that new values get. */
  isCurrent(sealed: string): Promise<boolean>;
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    readonly encryption: Encryption;
  }
}
