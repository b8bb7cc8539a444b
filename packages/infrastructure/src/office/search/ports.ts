import type { AdminSearchQueries } from '@nestmates/application/office/search/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const adminSearchQueries = port<AdminSearchQueries>('admin-search-queries');
