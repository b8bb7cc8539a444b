import type { PublicPageQueries } from '@nestmates/application/site/public-pages/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const publicPageQueries = port<PublicPageQueries>('public-page-queries');
