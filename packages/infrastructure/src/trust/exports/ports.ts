import type {
  ExportPart,
  ExportStore,
  MemberRecords,
  Zip,
} from '@nestmates/application/trust/exports/ports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const exportStore = port<ExportStore>('export-store');
export const memberRecords = port<MemberRecords>('member-records');
export const zip = port<Zip>('zip');
/** Each feature that writes a file of its own brings it. */
export const exportParts = port<ExportPart>('export-parts');
/** Of all features together. */
export const exportSections = port<Required<Pick<FeatureExport, 'sections' | 'sealed'>>>('export-sections');
