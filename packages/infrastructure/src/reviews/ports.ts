import type { ReviewQueries, ReviewStore } from '@nestmates/application/reviews/ports.ts';
import { port } from '../wiring/wiring.ts';

export const reviewStore = port<ReviewStore>('review-store');
export const reviewQueries = port<ReviewQueries>('review-queries');
