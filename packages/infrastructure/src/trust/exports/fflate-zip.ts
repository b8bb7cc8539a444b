import type { ExportedFile, Zip } from '@nestmates/application/trust/exports/ports.ts';
import { Zip as FflateWriter, strToU8, ZipDeflate, ZipPassThrough } from 'fflate';

/** Hands out each file as soon as it is packed, so that one at a time is in memory. */
export class FflateZip implements Zip {
  async *of(files: AsyncIterable<ExportedFile>): AsyncGenerator<Uint8Array> {
    let parts: Uint8Array[] = [];
    const writer = new FflateWriter((error, part) => {
      if (error) throw error;
      parts.push(part);
    });
    const packed = (): readonly Uint8Array[] => {
      const taken = parts;
      parts = [];
      return taken;
    };
    for await (const { path, content } of files) {
      const isText = typeof content === 'string';
      const entry = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
      writer.add(entry);
      entry.push(isText ? strToU8(content) : content, true);
      yield* packed();
    }
    writer.end();
    yield* packed();
  }
}
