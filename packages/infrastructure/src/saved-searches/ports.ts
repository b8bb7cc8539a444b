import type { SavedSearchStore } from '@nestmates/application/saved-searches/ports.ts';
import { port } from '../wiring/wiring.ts';

export const savedSearchStore = port<SavedSearchStore>('saved-search-store');
