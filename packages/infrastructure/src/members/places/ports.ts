import type { ZipCentroids } from '@nestmates/application/members/places/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const zipCentroids = port<ZipCentroids>('zip-centroids');
