import { sourceFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { exportVersion } from '@nestmates/domain/trust/exports/export.ts';
import type { PhotoStore } from '../../members/photos/ports.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import { exportPage } from './export-page.ts';
import type { ExportedFile, ExportPart, MemberRecords, Section, Zip } from './ports.ts';

export interface ExportWriterDeps {
  readonly records: MemberRecords;
  readonly photos: Pick<PhotoStore, 'read'>;
  readonly parts: readonly ExportPart[];
  readonly zip: Zip;
  readonly clock: Clock;
}

/** Writes the file that a member takes along, with one photo at a time in memory. */
export class ExportWriter {
  readonly #deps: ExportWriterDeps;
  constructor(deps: ExportWriterDeps) {
    this.#deps = deps;
  }

  write(memberId: MemberId): AsyncIterable<Uint8Array> {
    return this.#deps.zip.of(this.#filesOf(memberId));
  }

  async *#filesOf(memberId: MemberId): AsyncGenerator<ExportedFile> {
    const { records, photos, parts, clock } = this.#deps;
    const writtenAt = clock.now();
    const { photos: named = [], ...others } = await records.read(memberId);
    const stored: Record<string, unknown>[] = [];
    for (const { name, ...facts } of named) {
      const content = await photos.read(String(name), sourceFile);
      if (!content) continue;
      const path = `photos/${name}.jpg`;
      stored.push({ path, ...facts });
      yield { path, content };
    }
    for (const part of parts) yield { path: part.path, content: await part.write(memberId) };
    const sections: Readonly<Record<string, Section>> = { ...others, photos: stored };
    const data = { version: exportVersion, writtenAt, ...sections };
    yield { path: 'data.json', content: JSON.stringify(data, null, 2) };
    yield { path: 'index.html', content: exportPage({ sections, writtenAt }) };
  }
}
