/** A call that takes one file, as multipart/form-data, instead of a body. */
export interface UploadRule {
  readonly field: string;
  readonly maxBytes: number;
  /** What may be sent; told in the docs, but it is the content that decides. */
  readonly types: readonly string[];
  /** What a member reads when there is no file, and when it is too large. */
  readonly missing: string;
  readonly tooLarge: string;
}

/** A file that has arrived whole and lies on disk until it is answered, so that waiting ones fill no memory. */
export interface Upload {
  readonly size: number;
  readonly path: string;
}
