import type { ExportedFile, Zip } from '@nestmates/application/trust/exports/ports.ts';
import { strToU8, type Zippable, zipSync } from 'fflate';

export class FflateZip implements Zip {
  of(files: readonly ExportedFile[]): Uint8Array {
    const entries: Zippable = Object.fromEntries(
      files.map(({ path, content, isCompressed }) => {
        const bytes = typeof content === 'string' ? strToU8(content) : content;
        return [path, [bytes, { level: isCompressed ? 0 : 6 }]];
      }),
    );
    return zipSync(entries);
  }
}
