/** A semaphore with weighted tasks, which start in the order of arrival. */
export class WeightedSemaphore {
  readonly #waiting: { readonly weight: number; readonly start: () => void }[] = [];
  #available: number;

  constructor(capacity: number) {
    this.#available = capacity;
  }

  async run<T>(weight: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ weight, start });
      this.#startWaiting();
    });
    try {
      return await work();
    } finally {
      this.#available += weight;
      this.#startWaiting();
    }
  }

  #startWaiting(): void {
    for (let next = this.#waiting[0]; next && next.weight <= this.#available; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#available -= next.weight;
      next.start();
    }
  }
}
