import type {
  ImageProcessor,
  PhotoAudienceQueries,
  PhotoRecords,
  PhotoSheets,
  PhotoStore,
  ShownMembers,
  StoredFiles,
} from '@nestmates/application/members/photos/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const imageProcessor = port<ImageProcessor>('image-processor');
export const photoSheets = port<PhotoSheets>('photo-sheets');
export const photoRecords = port<PhotoRecords>('photo-records');
export const photoAudienceQueries = port<PhotoAudienceQueries>('photo-audience-queries');
export const shownMembers = port<ShownMembers>('shown-members');
export const photoStore = port<PhotoStore>('photo-store');

/** Of the data that members take along. */
export const exportFiles = port<StoredFiles>('export-files');
