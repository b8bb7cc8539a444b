import { type DisputeId, refuseEvidence, takeEvidence } from '@nestmates/domain/money/disputes/dispute.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import { photoNameFromUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { sourceFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { MoveOutcome } from '../payments/move-outcome.ts';

/** Sends to the provider what an administrator has said. */
export const deliverEvidence = job('disputes.send-evidence', z.object({ disputeId: id }));

const sweepLimit = 20;

/** Brings evidence to the bank, once: under the key that was written down with it. */
export class EvidenceSender extends useCase(
  'disputeStore',
  'paymentProviders',
  'photoStore',
  'photoSheets',
  'alerts',
  'transaction',
  'clock',
) {
  /** Throws when the provider cannot be asked, to be tried again. */
  async send({ disputeId }: { readonly disputeId: DisputeId }): Promise<void> {
    const { disputeStore: store, paymentProviders: providers, transaction } = this.needs;
    const dispute = await transaction.run(() => store.lock(disputeId));
    const kept = await store.evidenceOf(disputeId);
    if (dispute?.status !== 'sending' || !kept) return;
    const { provider, providerId } = dispute;
    const request = { ...kept, disputeId: providerId, photos: await this.#photosOf(kept.evidence) };
    const outcome = await providers.named(provider).disputes.sendEvidence(request);
    await transaction.run(() => this.#enter(disputeId, outcome));
  }

  /** Finds what a worker that was killed has left behind. */
  async sweep(): Promise<void> {
    for (const disputeId of await this.needs.disputeStore.unsent(sweepLimit)) await this.send({ disputeId });
  }

  /** Those that are still there: the bank takes its evidence once, and not at all after its deadline. */
  async #photosOf({ photoUrls }: Evidence): Promise<Uint8Array | null> {
    const { photoStore, photoSheets } = this.needs;
    const names = photoUrls.map(photoNameFromUrl).filter((name) => name !== undefined);
    const photos = await Promise.all(names.map((name) => photoStore.read(name, sourceFile)));
    const found = photos.filter((photo) => photo !== undefined);
    return found.length === 0 ? null : photoSheets.join(found);
  }

  async #enter(disputeId: DisputeId, outcome: MoveOutcome): Promise<void> {
    const { disputeStore: store, alerts, clock } = this.needs;
    const dispute = await store.lock(disputeId);
    // An event may have told of it, or of the end, before.
    if (dispute?.status !== 'sending') return;
    if (outcome.outcome === 'done') {
      await store.save(takeEvidence(dispute, 'provider', clock.now()), dispute.status);
      return;
    }
    await store.save(refuseEvidence(dispute, 'provider', clock.now()), dispute.status);
    await store.noteRefusal(disputeId, outcome.message);
    alerts.raise('evidence for a dispute was refused', { dispute: disputeId, reason: outcome.message });
  }
}
