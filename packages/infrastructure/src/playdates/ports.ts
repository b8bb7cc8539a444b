import type { PlaydateQueries, PlaydateStore } from '@nestmates/application/playdates/ports.ts';
import { port } from '../wiring/wiring.ts';

export const playdateQueries = port<PlaydateQueries>('playdate-queries');
export const playdateStore = port<PlaydateStore>('playdate-store');
