import type { KnownRecalls, RecallableThings, Recalls } from '@nestmates/application/trust/recalls/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

/** In the order in which they are asked. */
export const recallSources = port<readonly Recalls[]>('recall-sources');
export const knownRecalls = port<KnownRecalls>('known-recalls');
/** What is compared with recalls that are new. */
export const recallableThings = port<RecallableThings>('recallable-things');
