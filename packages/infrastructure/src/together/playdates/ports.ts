import type {
  OpenPlaydates,
  PlaydateQueries,
  PlaydateStore,
} from '@nestmates/application/together/playdates/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const playdateQueries = port<PlaydateQueries>('playdate-queries');
export const playdateStore = port<PlaydateStore>('playdate-store');
export const openPlaydates = port<OpenPlaydates>('open-playdates');
