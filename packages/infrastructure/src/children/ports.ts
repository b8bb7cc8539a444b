import type { ChildQueries, ChildStore } from '@nestmates/application/children/ports.ts';
import { port } from '../wiring/wiring.ts';

export const childQueries = port<ChildQueries>('child-queries');
export const childStore = port<ChildStore>('child-store');
