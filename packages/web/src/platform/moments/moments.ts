import type { ReactNode } from 'react';

/** A moment that fills the screen. */
export interface ShownMoment {
  /** What it is about; the same is not shown twice at a time. */
  readonly topic: string;
  /** The other member whom it is about; nothing is celebrated about somebody who is gone. */
  readonly otherId?: number;
  render(onClose: () => void): ReactNode;
}

let waiting: readonly ShownMoment[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ShownMoment[]) {
  waiting = next;
  for (const tell of listeners) tell();
}

/** Shows a moment, after those that are shown already. */
export function showMoment(moment: ShownMoment): void {
  if (waiting.some(({ topic }) => topic === moment.topic)) return;
  set([...waiting, moment]);
}

export const closeMoment = (topic: string): void => set(waiting.filter((moment) => moment.topic !== topic));

export function dropMomentsAbout(userId: number): void {
  if (waiting.some(({ otherId }) => otherId === userId))
    set(waiting.filter(({ otherId }) => otherId !== userId));
}

export const dropMoments = (): void => set([]);

export const currentMoment = (): ShownMoment | undefined => waiting[0];

export function subscribeToMoments(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
