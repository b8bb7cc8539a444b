import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import type { ComponentType } from 'react';

export type LoadCard = () => Promise<ComponentType>;

const loaded = new Map<LoadCard, ComponentType>();

/** The card, if its code is there already. */
export const loadedCard = (load: LoadCard): ComponentType | undefined => loaded.get(load);

export async function loadCard(load: LoadCard): Promise<ComponentType> {
  const Card = await importWithStyles(load);
  loaded.set(load, Card);
  return Card;
}
