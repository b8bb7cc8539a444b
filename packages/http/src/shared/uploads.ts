import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Upload, UploadRule } from '@nestmates/application/contract/upload.ts';
import { DomainError, invalid } from '@nestmates/domain/shared/errors.ts';
import type { File } from 'formidable';
import type { Context } from 'koa';
import { isBrokenOff, requestAborted } from './broken-off.ts';

export interface ReceivedUpload {
  readonly upload: Upload;
  /** Deletes the temporary file; called once the handler is done with it. */
  discard(): Promise<void>;
}

/** Allowance for the boundaries and headers around a file. */
const multipartOverhead = 16 * 1024;

/** The library's error codes for a file above the limit, and for all files together. */
const tooLargeCodes: readonly unknown[] = [1009, 1016];

const tooLarge = ({ tooLarge: message }: UploadRule) => new DomainError('too-large', 'TOO_LARGE', message);

/**
 * The library waits for each chunk of 64 KB to be written before it reads the next one. This buffers up to a
 * megabyte before it applies back-pressure.
 */
function bufferedFile(path: string): Writable {
  const file = createWriteStream(path, { highWaterMark: 1024 * 1024 });
  const gathered = new Writable({
    write(piece, _, taken) {
      if (file.write(piece)) taken();
      else file.once('drain', taken);
    },
    final: (written) => file.end(written),
    destroy(error, gone) {
      file.destroy();
      gone(error);
    },
  });
  file.once('error', (error) => gathered.destroy(error));
  return gathered;
}

/** Imported with the first upload and not at the start. */
async function readInto(path: string, ctx: Context, { maxBytes }: UploadRule): Promise<void> {
  const { koaBody } = await import('koa-body');
  const opened: Writable[] = [];
  const read = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      fileWriteStreamHandler() {
        const file = bufferedFile(path);
        opened.push(file);
        return file;
      },
      maxFiles: 1,
      maxFileSize: maxBytes,
      // An empty file is refused by the check of its content, like any invalid file.
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFields: 8,
      maxFieldsSize: 1024,
    },
  });
  try {
    await read(ctx, () => Promise.resolve());
  } finally {
    // The library leaves the file open when it finds one file too many.
    for (const file of opened) file.destroy();
  }
  // Nor does it report an error of the last buffered bytes.
  for (const { errored } of opened) if (errored) throw errored;
}

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

/** Writes the one file of a call to disk, up to its size limit. */
export async function receive(ctx: Context, rule: UploadRule): Promise<ReceivedUpload> {
  if (!ctx.is('multipart/form-data')) {
    throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send a form with a file.');
  }
  if ((ctx.request.length ?? 0) > rule.maxBytes + multipartOverhead) throw tooLarge(rule);
  // One folder per call, so that files which the library leaves behind on an error are deleted with it.
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const path = join(folder, 'upload');
    await Promise.race([readInto(path, ctx, rule), whenDisconnected(ctx)]);
    const { size } = fileIn(ctx, rule);
    return { upload: { size, path }, discard };
  } catch (error) {
    // The rest of the request must be read, or the client would not get to reading the response.
    ctx.req.resume();
    await discard();
    throw refusalOf(error, rule);
  }
}
