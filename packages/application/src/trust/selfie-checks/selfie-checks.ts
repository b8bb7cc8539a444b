import { selfiePictureName } from '@nestmates/domain/platform/photos/photo-address.ts';
import { sourceFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { twoPoses } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import { isOpenForSelfies, selfieCheckRule } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { requireMayAsk, sameSelfie, send } from '@nestmates/domain/trust/selfie-checks/sending.ts';
import type { PhotoVariant } from '../../members/photos/ports.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { SelfieCheckView } from './contract.ts';
import { removeSelfies } from './selfie-removal.ts';
import { viewOfCheck } from './view-of-check.ts';

export type TwoUploads = readonly [Upload, Upload];

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** What members do to have their photo checked. */
export class SelfieChecks extends useCase(
  'selfieCheckStore',
  'selfieRecords',
  'photoStore',
  'imageProcessor',
  'members',
  'tokens',
  'jobs',
  'selfieCheckPolicy',
  'poseRandom',
  'transaction',
  'clock',
) {
  async current(by: Caller): Promise<SelfieCheckView> {
    this.#requireOffered();
    const { selfieCheckStore: store, members, clock } = this.needs;
    const account = await members.find(by.id);
    if (!account) throw notFound();
    return viewOfCheck(await store.newestOf(by.id), account, clock.now());
  }

  /** Asking again within the hour answers the same poses. */
  ask(by: Caller): Promise<SelfieCheckView> {
    this.#requireOffered();
    const { selfieCheckStore: store, members, poseRandom: random, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const account = await members.lock(by.id);
      const now = clock.now();
      const newest = await store.newestOf(by.id);
      if (newest && isOpenForSelfies(newest, now)) return viewOfCheck(newest, account, now);
      const inADay = await store.asksSince(by.id, later(now, -days(1)));
      const inAMonth = await store.asksSince(by.id, later(now, -selfieCheckRule.asksKeptFor));
      requireMayAsk(newest, account, { inADay, inAMonth }, now);
      return viewOfCheck(await store.add(by.id, twoPoses(random), now), account, now);
    });
  }

  /** The files are stored before the check names them; what is refused afterwards is removed. */
  async send(by: Caller, uploads: TwoUploads): Promise<SelfieCheckView> {
    this.#requireOffered();
    const {
      selfieCheckStore: store,
      selfieRecords: records,
      photoStore: pictures,
      members,
      tokens,
      jobs,
      transaction,
      clock,
    } = this.needs;
    await this.#requireSendable(by.id);
    const selfies = await this.#processed(uploads);
    const names = selfies.map(() => selfiePictureName(tokens.generate()));
    await records.add(names, clock.now());
    try {
      for (const [at, selfie] of selfies.entries()) await pictures.save(names[at] ?? '', [selfie]);
      return await transaction.run(async () => {
        const account = await members.lock(by.id);
        const now = clock.now();
        const newest = await store.newestOf(by.id);
        const sent = send(newest, account, now);
        await store.save(newest ?? sent, sent);
        await records.use(sent.id, names);
        return viewOfCheck(sent, account, now);
      });
    } catch (error) {
      await jobs.add(removeSelfies, { names });
      throw error;
    }
  }

  /** Runs in the transaction that deletes the member's account. */
  async eraseOf(memberId: MemberId): Promise<void> {
    const { selfieRecords: records, jobs } = this.needs;
    const names = await records.ofMember(memberId);
    if (names.length > 0) await jobs.add(removeSelfies, { names: [...names] });
  }

  /** Refuses before anything is processed what would be refused afterwards. */
  async #requireSendable(memberId: MemberId): Promise<void> {
    const { selfieCheckStore: store, members, clock } = this.needs;
    const account = await members.find(memberId);
    if (!account) throw notFound();
    send(await store.newestOf(memberId), account, clock.now());
  }

  async #processed(uploads: TwoUploads): Promise<readonly [PhotoVariant, PhotoVariant]> {
    const [first, second] = [await this.#selfieOf(uploads[0]), await this.#selfieOf(uploads[1])];
    if (isSame(first.bytes, second.bytes)) throw sameSelfie();
    return [first, second];
  }

  async #selfieOf(upload: Upload): Promise<PhotoVariant> {
    const variants = await this.needs.imageProcessor.process(upload);
    const selfie = variants.find(({ file }) => file === sourceFile);
    if (!selfie) throw new Error('A photo was processed without its largest size');
    return selfie;
  }

  #requireOffered(): void {
    if (this.needs.selfieCheckPolicy === 'off') throw notFound();
  }
}
