import type { ZipCentroids } from '@nestmates/application/places/ports.ts';
import { port } from '../wiring/wiring.ts';

export const zipCentroids = port<ZipCentroids>('zip-centroids');
