import type {
  ImageProcessor,
  PhotoRecords,
  PhotoStandingQueries,
  PhotoStore,
} from '@nestmates/application/members/photos/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const imageProcessor = port<ImageProcessor>('image-processor');
export const photoRecords = port<PhotoRecords>('photo-records');
export const photoStandingQueries = port<PhotoStandingQueries>('photo-standing-queries');
export const photoStore = port<PhotoStore>('photo-store');
