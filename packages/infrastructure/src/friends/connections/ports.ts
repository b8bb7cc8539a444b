import type { ConnectionQueries, ConnectionStore } from '@nestmates/application/friends/connections/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const connectionQueries = port<ConnectionQueries>('connection-queries');
export const connectionStore = port<ConnectionStore>('connection-store');
