export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  /** Something went wrong: said at once and in brick. */
  readonly destructive?: boolean | undefined;
  readonly action?: { readonly label: string; onAction(): void } | undefined;
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly open: boolean;
}

let current: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast) {
  current = next;
  for (const tell of listeners) tell();
}

/** Says something in passing. There is at most one: a newer one takes the place of the last. */
export function toast(message: Toast): void {
  count += 1;
  show({ ...message, id: count, open: true });
}

/** Closes it if it is still the one that is shown. */
export function dismissToast(id: number | undefined = current?.id): void {
  if (current && current.id === id && current.open) show({ ...current, open: false });
}

export const currentToast = (): ShownToast | undefined => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
