export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  /** An error: announced at once and shown in brick. */
  readonly destructive?: boolean | undefined;
  /** What the member's plan does not open: neither done nor wrong. */
  readonly locked?: boolean | undefined;
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

/** Shows a toast; a newer one replaces it. */
export function toast(message: Toast): void {
  count += 1;
  show({ ...message, id: count, open: true });
}

/** Only closes the toast with this id, if it is still shown. */
export function dismissToast(id: number | undefined = current?.id): void {
  if (current && current.id === id && current.open) show({ ...current, open: false });
}

export const currentToast = (): ShownToast | undefined => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
