/** What goes wrong with a call, before or after its work is done. */
export type Fault =
  /** The connection is closed before anything is done. */
  | { readonly kind: 'no-connection' }
  /** 500 before anything is done; the key is free for another try. */
  | { readonly kind: 'fail-before' }
  /** 500 before anything is done, and again for each repetition with the key. */
  | { readonly kind: 'fail-for-good' }
  /** 500 although the work is done; a repetition gets the true answer. */
  | { readonly kind: 'fail-after' }
  /** The work is done, and the connection is closed. */
  | { readonly kind: 'lose-answer' }
  /** The work is done, and half of the answer is sent. */
  | { readonly kind: 'stall' }
  | { readonly kind: 'never-answer' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** 200 with what is no JSON, from a proxy for example. */
  | { readonly kind: 'nonsense' }
  | { readonly kind: 'rate-limit' };

export type FaultKind = Fault['kind'];

interface PlannedFault {
  readonly call: string;
  readonly fault: Fault;
  times: number;
}

/** The faults that a test has planned, each for a call such as `POST /v1/transfers`. */
export class Faults {
  readonly #planned: PlannedFault[] = [];

  /** Plans a fault for the next `times` of such calls. */
  plan(call: string, fault: Fault, times = 1): void {
    this.#planned.push({ call, fault, times });
  }

  clear(): void {
    this.#planned.length = 0;
  }

  take(method: string, path: string): Fault | undefined {
    const next = this.#planned.find(({ call, times }) => times > 0 && matches(call, method, path));
    if (!next) return undefined;
    next.times -= 1;
    return next.fault;
  }
}

function matches(call: string, method: string, path: string): boolean {
  const [wantedMethod, wantedPath = ''] = call.split(' ');
  const pattern = wantedPath.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(':id', '[^/]+');
  return method === wantedMethod && new RegExp(`^${pattern}$`).test(path);
}
