import { readFile, rm } from 'node:fs/promises';
import type { Upload, UploadRule } from '@nestmates/application/contract/upload.ts';
import { DomainError, invalid } from '@nestmates/domain/shared/errors.ts';
import type { File } from 'formidable';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';

export interface Received {
  readonly upload: Upload;
  /** The file lies in a temporary place until the answer is ready. */
  discard(): Promise<void>;
}

/** Room for the boundaries and headers around a file. */
const envelope = 16 * 1024;

/** The library's numbers for a file, and for all files together, beyond the limit. */
const tooLargeCodes: readonly unknown[] = [1009, 1016];

const tooLarge = ({ tooLarge: message }: UploadRule) => new DomainError('too-large', 'TOO_LARGE', message);

const readerFor = ({ maxBytes }: UploadRule) =>
  koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      maxFiles: 1,
      maxFileSize: maxBytes,
      // An empty file is judged by its content like any other.
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFields: 8,
      maxFieldsSize: 1024,
    },
  });

function refusalOf(error: unknown, rule: UploadRule): unknown {
  if (!(error instanceof Error) || !('httpCode' in error)) return error;
  if ('code' in error && tooLargeCodes.includes(error.code)) return tooLarge(rule);
  return new DomainError('invalid', 'VALIDATION', 'The request could not be read.');
}

const filesIn = (ctx: Context): readonly (readonly [string, File])[] =>
  Object.entries(ctx.request.files ?? {}).flatMap(([name, files]) =>
    [files].flat().map((file) => [name, file] as const),
  );

const discard = async (files: readonly (readonly [string, File])[]): Promise<void> => {
  await Promise.all(files.map(([, { filepath }]) => rm(filepath, { force: true })));
};

/** Takes in the one file of a call, to disk and never beyond its limit. */
export function receiverOf(rule: UploadRule): (ctx: Context) => Promise<Received> {
  const read = readerFor(rule);
  return async (ctx) => {
    if (!ctx.is('multipart/form-data')) {
      throw new DomainError('unsupported-type', 'UNSUPPORTED_TYPE', 'Please send a form with a file.');
    }
    if ((ctx.request.length ?? 0) > rule.maxBytes + envelope) throw tooLarge(rule);
    try {
      await read(ctx, () => Promise.resolve());
    } catch (error) {
      // Whoever is still sending has to get to the end, or would never read the answer.
      ctx.req.resume();
      throw refusalOf(error, rule);
    }
    const files = filesIn(ctx);
    const [stranger] = Object.keys(ctx.request.body ?? {});
    const file = files.find(([name]) => name === rule.field)?.[1];
    if (stranger !== undefined || !file) {
      await discard(files);
      throw stranger === undefined
        ? invalid(rule.field, rule.missing)
        : invalid(stranger, 'This field is not known here');
    }
    return {
      upload: { size: file.size, bytes: () => readFile(file.filepath) },
      discard: () => discard(files),
    };
  };
}
