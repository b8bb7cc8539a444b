import type { ReviewQueries, ReviewStore } from '@nestmates/application/market/reviews/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const reviewStore = port<ReviewStore>('review-store');
export const reviewQueries = port<ReviewQueries>('review-queries');
