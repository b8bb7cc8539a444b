import { useCase } from '../../platform/wiring/use-case.ts';

/** Keeps the list of recalls, against which listings are checked, as it is published. */
export class RecallList extends useCase('recallSources', 'knownRecalls', 'recallLook', 'transaction') {
  /** What cannot be reached tonight keeps what it has published before. */
  async refresh(): Promise<void> {
    const { recallSources: sources, knownRecalls: known, recallLook: look, transaction } = this.needs;
    for (const recalls of sources) {
      const published = await recalls.published();
      if (!published) continue;
      await transaction.run(async () => look.begin(await known.replace(recalls.source, published)));
    }
  }
}
