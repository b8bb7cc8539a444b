import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Context } from 'koa';

export interface FieldLimits {
  readonly maxFields: number;
  readonly maxFieldsSize: number;
}

interface MultipartLimits extends FieldLimits {
  /** Folder that the files go to, each under the name that the library has drawn for it. */
  readonly folder: string;
  readonly maxFiles: number;
  /** Limit of each file. */
  readonly maxBytes: number;
}

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

/** Reads the fields of a form into the request, and its files to the folder. The library is imported with the first. */
export async function readMultipart(
  ctx: Context,
  { folder, maxFiles, maxBytes, maxFields, maxFieldsSize }: MultipartLimits,
): Promise<void> {
  const { koaBody } = await import('koa-body');
  const opened: Writable[] = [];
  const read = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      fileWriteStreamHandler(part?: { toJSON(): { readonly newFilename: string } }) {
        const file = bufferedFile(join(folder, part?.toJSON().newFilename ?? 'upload'));
        opened.push(file);
        return file;
      },
      maxFiles,
      maxFileSize: maxBytes,
      maxTotalFileSize: maxFiles * maxBytes,
      // An empty file is refused by the check of its content, like any invalid file.
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFields,
      maxFieldsSize,
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
