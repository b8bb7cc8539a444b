/** Lets work in as long as there is room for its weight, in the order in which it came. */
export class Turnstile {
  readonly #waiting: { readonly weight: number; readonly enter: () => void }[] = [];
  #room: number;

  constructor(capacity: number) {
    this.#room = capacity;
  }

  async through<T>(weight: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((enter) => {
      this.#waiting.push({ weight, enter });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#room += weight;
      this.#admit();
    }
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && next.weight <= this.#room; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#room -= next.weight;
      next.enter();
    }
  }
}
