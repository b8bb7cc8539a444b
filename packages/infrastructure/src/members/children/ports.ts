import type { ChildQueries, ChildStore } from '@nestmates/application/members/children/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const childQueries = port<ChildQueries>('child-queries');
export const childStore = port<ChildStore>('child-store');
