/** A message that the server has not confirmed yet; the outbox keeps their order. */
export interface Unsent {
  readonly clientId: string;
  readonly receiverId: number;
  readonly text: string;
  /** What the member asks the receiver about, who need not be a connection. */
  readonly listingId?: number | undefined;
  readonly at: string;
  /** The reason why the server refused it; the member can retry or discard it. */
  readonly refused: string | null;
}

export type Outbox = readonly Unsent[];

export const withMessage = (outbox: Outbox, unsent: Unsent): Outbox => [...outbox, unsent];

export const withoutMessage = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((unsent) => unsent.clientId !== clientId);

const withRefusal = (outbox: Outbox, clientId: string, refused: string | null): Outbox =>
  outbox.map((unsent) => (unsent.clientId === clientId ? { ...unsent, refused } : unsent));

export const withRefused = (outbox: Outbox, clientId: string, reason: string): Outbox =>
  withRefusal(outbox, clientId, reason);

export const withRetried = (outbox: Outbox, clientId: string): Outbox => withRefusal(outbox, clientId, null);

/** The first message to send: a refused one blocks later ones to the same member. */
export function nextToSend(outbox: Outbox): Unsent | undefined {
  const heldBack = new Set<number>();
  for (const unsent of outbox) {
    if (unsent.refused !== null) heldBack.add(unsent.receiverId);
    else if (!heldBack.has(unsent.receiverId)) return unsent;
  }
  return undefined;
}

/** Ignores entries of an older version of the app or of unknown origin. */
export function parseOutbox(kept: string | null): Outbox {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? found.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

const isUnsent = (entry: Partial<Unsent> | null): entry is Unsent =>
  typeof entry?.clientId === 'string' &&
  typeof entry.receiverId === 'number' &&
  typeof entry.text === 'string' &&
  typeof entry.at === 'string' &&
  (entry.listingId === undefined || typeof entry.listingId === 'number') &&
  (entry.refused === null || typeof entry.refused === 'string');
