import type { SavedSearchStore } from '@nestmates/application/market/saved-searches/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const savedSearchStore = port<SavedSearchStore>('saved-search-store');
