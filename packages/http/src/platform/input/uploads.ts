import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upload, UploadRule } from '@nestmates/application/platform/contract/upload.ts';
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
  /** As they were sent, for the schema of the body. */
  readonly fields: unknown;
  readonly upload: Upload | undefined;
  /** Deletes the temporary file; called once the handler is done with it. */
  discard(): Promise<void>;
}

/** Allowance for the boundaries and headers around a file. */
const multipartOverhead = 16 * 1024;

/** No field is known beside a file alone, so few are read before that is said. */
const besideFile: FieldLimits = { maxFields: 8, maxFieldsSize: 1024 };
/** As much text as a body of JSON may hold. */
const ofForm: FieldLimits = { maxFields: 40, maxFieldsSize: 64 * 1024 };

/** The library's error codes for a file above the limit, and for all files together. */
const tooLargeCodes: readonly unknown[] = [1009, 1016];

const tooLarge = ({ tooLarge: message }: UploadRule) => new DomainError('too-large', 'TOO_LARGE', message);

function refusalOf(error: unknown, rule: UploadRule): unknown {
  if (!(error instanceof Error) || !('httpCode' in error)) return error;
  if ('code' in error && tooLargeCodes.includes(error.code)) return tooLarge(rule);
  return new DomainError('invalid', 'VALIDATION', 'The request could not be read.');
}

function fileIn(ctx: Context, { field, missing }: UploadRule): File {
  const [unknownField] = Object.keys(ctx.request.body ?? {});
  if (unknownField !== undefined) throw invalid(unknownField, 'This field is not known here');
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
  readonly path: string;
  discard(): Promise<void>;
}

async function readParts<T>(
  ctx: Context,
  rule: UploadRule,
  limits: FieldLimits,
  takeOut: (received: Received) => T,
): Promise<T> {
  if (!ctx.is('multipart/form-data')) {
    throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send a form with a file.');
  }
  const overhead = multipartOverhead + limits.maxFieldsSize;
  if ((ctx.request.length ?? 0) > rule.maxBytes + overhead) throw tooLarge(rule);
  // One folder per call, so that files which the library leaves behind on an error are deleted with it.
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const path = join(folder, 'upload');
    await Promise.race([
      readMultipart(ctx, { path, maxBytes: rule.maxBytes, ...limits }),
      whenDisconnected(ctx),
    ]);
    return takeOut({ path, discard });
  } catch (error) {
    // The rest of the request must be read, or the client would not get to reading the response.
    ctx.req.resume();
    await discard();
    throw refusalOf(error, rule);
  }
}

/** Writes the one file of a call to disk, up to its size limit. */
export const receive = (ctx: Context, rule: UploadRule): Promise<ReceivedUpload> =>
  readParts(ctx, rule, besideFile, ({ path, discard }) => ({
    upload: { size: fileIn(ctx, rule).size, path },
    discard,
  }));

/** The same for a body that was sent as a form, with the file or without. */
export const receiveForm = (ctx: Context, rule: UploadRule): Promise<ReceivedForm> =>
  readParts(ctx, rule, ofForm, ({ path, discard }) => {
    const file = fileOrNone(ctx, rule);
    return { fields: ctx.request.body ?? {}, upload: file && { size: file.size, path }, discard };
  });
