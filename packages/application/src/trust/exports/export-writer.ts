import { sourceFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { exportVersion } from '@nestmates/domain/trust/exports/export.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { exportPage } from './export-page.ts';
import type { ExportedFile, Section } from './ports.ts';

/** Writes the file that a member takes along, with one photo at a time in memory. */
export class ExportWriter extends useCase(
  'memberRecords',
  'photoStore',
  every('exportParts'),
  'zip',
  'clock',
) {
  write(memberId: MemberId): AsyncIterable<Uint8Array> {
    return this.needs.zip.of(this.#filesOf(memberId));
  }

  async *#filesOf(memberId: MemberId): AsyncGenerator<ExportedFile> {
    const { memberRecords: records, photoStore: photos, exportParts: parts, clock } = this.needs;
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

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly exportWriter: ExportWriter;
  }
}
