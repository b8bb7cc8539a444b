import { sourceFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PhotoStore } from '../../members/photos/ports.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import { exportPage } from './export-page.ts';
import type { ExportedFile, ExportPart, MemberRecords, Zip } from './ports.ts';

/** Raised when a section or a field changes its meaning. `docs/export.md` describes it. */
export const exportVersion = 1;

export interface ExportWriterDeps {
  readonly records: MemberRecords;
  readonly photos: Pick<PhotoStore, 'read'>;
  readonly parts: readonly ExportPart[];
  readonly zip: Zip;
  readonly clock: Clock;
}

/** Writes the file that a member takes along. */
export class ExportWriter {
  readonly #deps: ExportWriterDeps;
  constructor(deps: ExportWriterDeps) {
    this.#deps = deps;
  }

  async write(memberId: MemberId): Promise<Uint8Array> {
    const { records, parts, zip, clock } = this.#deps;
    const sections = await records.read(memberId);
    const photos = await this.#photosOf(memberId);
    const writtenAt = clock.now();
    const data = { version: exportVersion, writtenAt, photos: photos.map(({ path }) => path), ...sections };
    const texts: Readonly<Record<string, string>> = {
      'index.html': exportPage({ sections, photos: data.photos, writtenAt }),
      'data.json': JSON.stringify(data, null, 2),
    };
    const files = Object.entries(texts);
    for (const part of parts) files.push([part.path, await part.write(memberId)]);
    return zip.of([...files.map(([path, text]) => ({ path, content: text })), ...photos]);
  }

  async #photosOf(memberId: MemberId): Promise<readonly ExportedFile[]> {
    const { records, photos } = this.#deps;
    const files: ExportedFile[] = [];
    for (const name of await records.photosOf(memberId)) {
      const bytes = await photos.read(name, sourceFile);
      if (bytes)
        files.push({ path: `photos/photo-${files.length + 1}.jpg`, content: bytes, isCompressed: true });
    }
    return files;
  }
}
