/** A call that takes one file as multipart/form-data instead of a body. */
export interface UploadRule {
  readonly field: string;
  readonly maxBytes: number;
  /** Accepted types, for the documentation; the server checks the content itself. */
  readonly types: readonly string[];
  /** The messages for a missing file and for one that is too large. */
  readonly missing: string;
  readonly tooLarge: string;
}

/** A call that takes two files as multipart/form-data, or nothing at all. */
export interface PairRule extends Omit<UploadRule, 'field'> {
  readonly fields: readonly [string, string];
}

/** An uploaded file on disk, so that waiting uploads use no memory. It exists until the response is sent. */
export interface Upload {
  readonly size: number;
  readonly path: string;
}
