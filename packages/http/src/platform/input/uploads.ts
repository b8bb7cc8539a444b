import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PairRule, Upload, UploadRule } from '@nestmates/application/platform/contract/upload.ts';
import { DomainError, invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { File } from 'formidable';
import type { Context } from 'koa';
import { isBrokenOff, requestAborted } from './broken-off.ts';
import { type FieldLimits, readMultipart } from './read-multipart.ts';

export interface ReceivedUpload {
  readonly upload: Upload;
  /** Deletes the temporary file; called once the handler is done with it. */
  discard(): Promise<void>;
}

export interface ReceivedForm {
  /** Fields as they were sent, for the schema of the body. */
  readonly fields: unknown;
  readonly upload: Upload | undefined;
  /** Deletes the temporary file; called once the handler is done with it. */
  discard(): Promise<void>;
}

export interface ReceivedPair {
  readonly upload: readonly [Upload, Upload];
  /** Deletes the temporary files; called once the handler is done with them. */
  discard(): Promise<void>;
}

/** Allowance for the boundaries and headers around a file. */
const multipartOverhead = 16 * 1024;

/** No field is known beside a file alone, so few are read before that is said. */
const besideFile: FieldLimits = { maxFields: 8, maxFieldsSize: 1024 };
/** Allows as much text as a body of JSON may hold. */
const ofForm: FieldLimits = { maxFields: 40, maxFieldsSize: 64 * 1024 };

/** The library's error codes for a file above the limit, and for all files together. */
const tooLargeCodes: readonly unknown[] = [1009, 1016];

type FileRule = Pick<UploadRule, 'maxBytes' | 'missing' | 'tooLarge'>;

const tooLarge = ({ tooLarge: message }: FileRule) => new DomainError('too-large', 'TOO_LARGE', message);

function refusalOf(error: unknown, rule: FileRule): unknown {
  if (!(error instanceof Error) || !('httpCode' in error)) return error;
  if ('code' in error && tooLargeCodes.includes(error.code)) return tooLarge(rule);
  return new DomainError('invalid', 'VALIDATION', 'The request could not be read.');
}

/** Knows nothing beside the files. */
function requireNoFields(ctx: Context): void {
  const [unknownField] = Object.keys(ctx.request.body ?? {});
  if (unknownField !== undefined) throw invalid(unknownField, 'This field is not known here');
}

function fileIn(ctx: Context, { field, missing }: Pick<UploadRule, 'field' | 'missing'>): File {
  const file = ctx.request.files?.[field];
  if (!file || Array.isArray(file)) throw invalid(field, missing);
  return file;
}

/** The library notices a disconnect only while it reads. */
function whenDisconnected(ctx: Context): Promise<never> {
  const disconnected = new Promise<never>((_, reject) => {
    const failIfBrokenOff = () => isBrokenOff(ctx) && reject(requestAborted());
    failIfBrokenOff();
    ctx.req.once('close', failIfBrokenOff);
  });
  // Usually the request completes, and nothing awaits this promise then.
  disconnected.catch(() => undefined);
  return disconnected;
}

/** A form of a browser has an empty file without a name where none was chosen. */
function fileOrNone(ctx: Context, { field, missing }: UploadRule): File | undefined {
  const { [field]: file, ...others } = ctx.request.files ?? {};
  const [unknownFile] = Object.keys(others);
  if (unknownFile !== undefined) throw invalid(unknownFile, 'This field is not known here');
  if (Array.isArray(file)) throw invalid(field, missing);
  return file && (file.size > 0 || file.originalFilename) ? file : undefined;
}

interface Received {
  uploadOf(file: File): Upload;
  discard(): Promise<void>;
}

interface FormRule {
  readonly rule: FileRule;
  readonly limits: FieldLimits;
  readonly maxFiles?: number;
}

async function readParts<T>(
  ctx: Context,
  { rule, limits, maxFiles = 1 }: FormRule,
  takeOut: (received: Received) => T,
): Promise<T> {
  if (!ctx.is('multipart/form-data')) {
    throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send a form with a file.');
  }
  const { maxBytes } = rule;
  const overhead = multipartOverhead + limits.maxFieldsSize;
  if ((ctx.request.length ?? 0) > maxFiles * maxBytes + overhead) throw tooLarge(rule);
  // One folder per call, so that files which the library leaves behind on an error are deleted with it.
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    await Promise.race([
      readMultipart(ctx, { folder, maxFiles, maxBytes, ...limits }),
      whenDisconnected(ctx),
    ]);
    const uploadOf = ({ size, newFilename }: File) => ({ size, path: join(folder, newFilename) });
    return takeOut({ uploadOf, discard });
  } catch (error) {
    // The rest of the request must be read, or the client would not get to reading the response.
    ctx.req.resume();
    await discard();
    throw refusalOf(error, rule);
  }
}

/** Writes the one file of a call to disk, up to its size limit. */
export const receive = (ctx: Context, rule: UploadRule): Promise<ReceivedUpload> =>
  readParts(ctx, { rule, limits: besideFile }, ({ uploadOf, discard }) => {
    requireNoFields(ctx);
    return { upload: uploadOf(fileIn(ctx, rule)), discard };
  });

/** The same for two files, each in its own field. */
export const receivePair = (ctx: Context, rule: PairRule): Promise<ReceivedPair> =>
  readParts(ctx, { rule, limits: besideFile, maxFiles: 2 }, ({ uploadOf, discard }) => {
    const [first, second] = rule.fields;
    requireNoFields(ctx);
    const fileOf = (field: string) => uploadOf(fileIn(ctx, { field, missing: rule.missing }));
    return { upload: [fileOf(first), fileOf(second)], discard };
  });

/** The same for a body that was sent as a form, with the file or without. */
export const receiveForm = (ctx: Context, rule: UploadRule): Promise<ReceivedForm> =>
  readParts(ctx, { rule, limits: ofForm }, ({ uploadOf, discard }) => {
    const file = fileOrNone(ctx, rule);
    return { fields: ctx.request.body ?? {}, upload: file && uploadOf(file), discard };
  });
