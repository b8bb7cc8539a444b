import { useSyncExternalStore } from 'react';
import { isOffline, subscribeToConnection } from './connection.ts';

/** Whether there is no network, or no answer of the server. */
export const useOffline = (): boolean => useSyncExternalStore(subscribeToConnection, isOffline, () => false);
