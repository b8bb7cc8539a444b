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

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast) {
  shown = next;
  for (const tell of listeners) tell();
}

/** Says something in passing. There is at most one: a newer one takes the place of the last. */
export function toast(message: Toast): void {
  count += 1;
  show({ ...message, id: count, open: true });
}

/** Closes it if it is still the one that is shown. */
export function dismissToast(id: number | undefined = shown?.id): void {
  if (shown && shown.id === id && shown.open) show({ ...shown, open: false });
}

export const currentToast = (): ShownToast | undefined => shown;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
