import { useSyncExternalStore } from 'react';
import { isOffline, subscribeToConnection } from './connection.ts';

/** Without a network, or without an answer of the server. */
export const useOffline = (): boolean => useSyncExternalStore(subscribeToConnection, isOffline);
