import type { Transaction } from '../../platform/shared/ports.ts';
import type { KnownRecalls, Recalls } from './ports.ts';
import type { RecallLook } from './recall-look.ts';

export interface RecallListDeps {
  readonly sources: readonly Recalls[];
  readonly known: KnownRecalls;
  readonly look: Pick<RecallLook, 'begin'>;
  readonly transaction: Transaction;
}

/** Keeps the list of recalls, against which listings are checked, as it is published. */
export class RecallList {
  readonly #deps: RecallListDeps;
  constructor(deps: RecallListDeps) {
    this.#deps = deps;
  }

  /** What cannot be reached tonight keeps what it has published before. */
  async refresh(): Promise<void> {
    const { sources, known, look, transaction } = this.#deps;
    for (const recalls of sources) {
      const published = await recalls.published();
      if (!published) continue;
      await transaction.run(async () => look.begin(await known.replace(recalls.source, published)));
    }
  }
}
