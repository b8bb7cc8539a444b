import type { PublicPageQueries } from '@nestmates/application/public-pages/ports.ts';
import { port } from '../wiring/wiring.ts';

export const publicPageQueries = port<PublicPageQueries>('public-page-queries');
