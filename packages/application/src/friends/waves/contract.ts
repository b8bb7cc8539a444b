import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant, pathId } from '../../platform/contract/fields.ts';

const waveView = z.object({ id, senderId: id, at: instant });
export type WaveView = z.infer<typeof waveView>;

export const wavesView = z.object({
  connectedAt: instant,
  /** The newest of both, the oldest first. */
  waves: z.readonly(z.array(waveView)),
  mayWave: z.boolean(),
  /** When the caller, who has waved this week, can wave again. */
  againAt: z.nullable(instant),
  /** Whether the other's plan opens messages. */
  otherCanWrite: z.boolean(),
});
export type WavesView = z.infer<typeof wavesView>;

export const wavesContract = {
  between: endpoint({
    method: 'get',
    path: '/api/connections/:userId/waves',
    access: 'member',
    params: { userId: pathId },
    response: wavesView,
    summary: 'The waves between the caller and a connection, and what each of the two can do.',
  }),
  wave: endpoint({
    method: 'post',
    path: '/api/connections/:userId/wave',
    access: 'member',
    needsVerifiedEmail: true,
    params: { userId: pathId },
    response: waveView,
    summary: 'Waves to a connection, in any plan: once a week to the same one.',
  }),
};
