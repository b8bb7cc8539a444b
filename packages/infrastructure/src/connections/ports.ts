import type { ConnectionQueries, ConnectionStore } from '@nestmates/application/connections/ports.ts';
import { port } from '../wiring/wiring.ts';

export const connectionQueries = port<ConnectionQueries>('connection-queries');
export const connectionStore = port<ConnectionStore>('connection-store');
