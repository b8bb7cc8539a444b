import { changedMeanwhile } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import {
  askedForExportToday,
  exportNotFound,
  exportOnOtherDevice,
  exportRule,
  exportUsedUp,
} from '@nestmates/domain/trust/exports/export.ts';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import { type Confirmation, id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { WhenOld } from '../../platform/retention/ports.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { ExportView } from './contract.ts';
import { exportEmail } from './emails.ts';
import type { StoredExport } from './ports.ts';

export const makeExport = job('exports.make', z.object({ exportId: id, name: z.string() }));
export const removeExports = job('exports.remove', z.object({ names: z.array(z.string()) }));

type By = Pick<Caller, 'id'>;

/** All that is stored of a member, in one file that the member takes along. */
export class Exports extends useCase(
  'exportStore',
  'exportFiles',
  'exportWriter',
  'ownPassword',
  'tokens',
  'emails',
  'jobs',
  'transaction',
  'clock',
) {
  async request(
    by: Pick<Caller, 'id' | 'sessionDigest'>,
    password: string | undefined,
  ): Promise<Confirmation> {
    const { exportStore: store, ownPassword, tokens, jobs, transaction, clock } = this.needs;
    await ownPassword.require(by, password);
    await transaction.run(async () => {
      const at = clock.now();
      const asked = { memberId: by.id, sessionDigest: by.sessionDigest, name: tokens.generate(), at };
      const added = await store.add(asked, later(at, -exportRule.every));
      if (!added) throw changedMeanwhile();
      if ('earlierAt' in added) throw askedForExportToday(added.earlierAt, at);
      await jobs.add(makeExport, { exportId: added.id, name: asked.name });
    });
    return { message: 'We are putting your data together, and write to you when it is ready.' };
  }

  async list(by: By): Promise<readonly ExportView[]> {
    const found = await this.needs.exportStore.newestOf(by.id);
    const now = this.needs.clock.now();
    return found.map(viewOf).filter(({ endsAt }) => new Date(endsAt) > now);
  }

  /** Counted before it is sent. A part that never arrives has been taken; the head alone is no download. */
  async download(
    by: By,
    { token, device, headOnly }: { token: string; device: string; headOnly: boolean },
  ): Promise<AsyncIterable<Uint8Array>> {
    const { exportStore: store, exportFiles: files, tokens, transaction, clock } = this.needs;
    const name = await transaction.run(async () => {
      const found = await store.byToken(tokens.digest(token), by.id);
      if (!found || endOf(found) <= clock.now()) throw exportNotFound();
      const deviceDigest = tokens.digest(device);
      if (found.deviceDigest !== null && found.deviceDigest !== deviceDigest) throw exportOnOtherDevice();
      if (found.downloads >= exportRule.maxDownloads) throw exportUsedUp();
      if (!headOnly) await store.noteDownload(found.id, deviceDigest);
      return found.name;
    });
    const parts = await files.read(name);
    if (!parts) throw exportNotFound();
    return parts;
  }

  async make({ exportId, name }: { readonly exportId: number; readonly name: string }): Promise<void> {
    const {
      exportStore: store,
      exportFiles: files,
      exportWriter: writer,
      emails,
      transaction,
      clock,
    } = this.needs;
    const asked = await store.find(exportId);
    if (asked?.readyAt) return;
    const bytes = asked && (await files.save(name, writer.write(asked.memberId)));
    const isKept = await transaction.run(async () => {
      const marked = bytes !== undefined && (await store.markReady(exportId, { at: clock.now(), bytes }));
      if (marked) await emails.send(exportEmail, { exportId });
      return marked;
    });
    // It has ended, or the account is gone, now or when this was tried before.
    if (!isKept) await files.remove(name);
  }

  /** Ends what somebody else may have asked for; the member may ask anew at once. Runs in the caller's transaction. */
  async endSince(memberId: MemberId, at: Date): Promise<void> {
    const { exportStore: store, jobs } = this.needs;
    const names = await store.endSince(memberId, at);
    if (names.length > 0) await jobs.add(removeExports, { names: [...names] });
  }

  /** Runs in the transaction that deletes the member's account. */
  async eraseOf(memberId: MemberId): Promise<void> {
    const { exportStore: store, jobs } = this.needs;
    await jobs.add(removeExports, { names: [...(await store.namesOf(memberId))] });
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.needs.exportFiles.remove(name);
  }

  /** The files, and then what refers to them. */
  async removeOld({ before, limit }: Pick<WhenOld, 'before' | 'limit'>): Promise<number> {
    const { exportStore: store } = this.needs;
    const names = await store.requestedBefore(before, limit);
    await this.remove(names);
    await store.forget(names);
    return names.length;
  }
}

const endOf = ({ requestedAt }: Pick<StoredExport, 'requestedAt'>): Date =>
  later(requestedAt, exportRule.keptFor);

function viewOf({ id, requestedAt, readyAt, bytes, downloads }: StoredExport): ExportView {
  const downloadsLeft = exportRule.maxDownloads - downloads;
  return {
    id,
    requestedAt: requestedAt.toISOString(),
    state: readyAt === null ? 'being-made' : downloadsLeft > 0 ? 'ready' : 'used-up',
    bytes,
    downloadsLeft,
    endsAt: endOf({ requestedAt }).toISOString(),
  };
}
