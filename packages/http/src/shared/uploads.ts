import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Upload, UploadRule } from '@nestmates/application/contract/upload.ts';
import { DomainError, invalid } from '@nestmates/domain/shared/errors.ts';
import type { File } from 'formidable';
import type { Context } from 'koa';

export interface ReceivedUpload {
  readonly upload: Upload;
  /** The file lies in a temporary place; whoever has done with it says so. */
  discard(): Promise<void>;
}

/** Room for the boundaries and headers around a file. */
const multipartOverhead = 16 * 1024;

/** The library's numbers for a file, and for all files together, beyond the limit. */
const tooLargeCodes: readonly unknown[] = [1009, 1016];

const tooLarge = ({ tooLarge: message }: UploadRule) => new DomainError('too-large', 'TOO_LARGE', message);

/**
 * The library waits for each piece of 64 KB to be written before it reads the next one. This takes a megabyte of
 * them on before it lets anybody wait.
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

/** The library is loaded with the first upload, not with the server. */
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
      // An empty file is judged by its content like any other.
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFields: 8,
      maxFieldsSize: 1024,
    },
  });
  try {
    await read(ctx, () => Promise.resolve());
  } finally {
    // The library forgets a file that it opened before it counted one too many.
    for (const file of opened) file.destroy();
  }
  // Nor does it ask how the last megabyte went.
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

const requestAborted = () => new DomainError('invalid', 'VALIDATION', 'The request broke off.');

/** The reader only hears of a caller who hangs up while it is listening. */
function whenDisconnected({ req }: Context): Promise<never> {
  const disconnected = new Promise<never>((_, reject) => {
    const fail = () => !req.complete && reject(requestAborted());
    if (req.destroyed) fail();
    else req.once('close', fail);
  });
  // Most callers stay to the end, and then nobody waits for this any more.
  disconnected.catch(() => undefined);
  return disconnected;
}

/** Takes in the one file of a call, to disk and never beyond its limit. */
export async function receive(ctx: Context, rule: UploadRule): Promise<ReceivedUpload> {
  if (!ctx.is('multipart/form-data')) {
    throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send a form with a file.');
  }
  if ((ctx.request.length ?? 0) > rule.maxBytes + multipartOverhead) throw tooLarge(rule);
  // A folder for each call: whatever the reader leaves in it when it breaks off goes with it.
  const folder = await mkdtemp(join(tmpdir(), 'nestmates-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const path = join(folder, 'upload');
    await Promise.race([readInto(path, ctx, rule), whenDisconnected(ctx)]);
    const { size } = fileIn(ctx, rule);
    return { upload: { size, path }, discard };
  } catch (error) {
    // Whoever is still sending has to get to the end, or would never read the answer.
    ctx.req.resume();
    await discard();
    throw refusalOf(error, rule);
  }
}
