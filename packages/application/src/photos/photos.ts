import { enlargement, negative, type PhotoFile } from '@nestmates/domain/photos/photo-sizes.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { hours, later } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import type { Tokens } from '../accounts/ports.ts';
import type { Upload } from '../contract/upload.ts';
import { type Jobs, job } from '../jobs/jobs.ts';
import type { Clock } from '../shared/ports.ts';
import type { Darkroom, PhotoRegister, PhotoStore, Print } from './ports.ts';

export const removePhotos = job('photos.remove', z.object({ names: z.array(z.string()) }));

export interface PhotoAlbumDeps {
  readonly darkroom: Darkroom;
  readonly store: PhotoStore;
  readonly register: PhotoRegister;
  readonly jobs: Jobs;
  readonly tokens: Pick<Tokens, 'fresh'>;
  readonly clock: Clock;
}

/** Longer than any upload takes, so that nothing is swept away under someone's hands. */
const patience = hours(1);

/** What all photos have in common, whatever they are shown for. */
export class PhotoAlbum {
  readonly #deps: PhotoAlbumDeps;
  constructor(deps: PhotoAlbumDeps) {
    this.#deps = deps;
  }

  /** Keeps what was sent under a name of ours. Until someone shows it, it is waiting to be swept. */
  async takeIn(ownerId: MemberId, upload: Upload): Promise<string> {
    const { darkroom, store, register, tokens, clock } = this.#deps;
    const prints = await darkroom.develop(upload);
    const name = tokens.fresh();
    await register.enter({ name, ownerId, at: clock.now() });
    await store.keep(name, prints);
    return name;
  }

  /** One of its files. The enlargement is made for whoever asks first, and kept for the others. */
  async show(name: string, file: PhotoFile): Promise<Uint8Array | undefined> {
    const { darkroom, store } = this.#deps;
    const kept = await store.read(name, file);
    if (kept || file !== enlargement) return kept;
    const source = await store.read(name, negative);
    if (!source) return undefined;
    const print = await darkroom.enlarge(source);
    await this.#keepToo(name, print);
    return print.bytes;
  }

  /** Whoever stops showing the photo meanwhile has its files removed, perhaps before this one was there. */
  async #keepToo(name: string, print: Print): Promise<void> {
    const { store, register } = this.#deps;
    await store.add(name, print);
    if (!(await register.isShown(name))) await store.remove(name);
  }

  /** The files go by a job, in the transaction that stops showing them. */
  async letGo(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.#deps.jobs.add(removePhotos, { names: [...names] });
  }

  /** A member leaves, and with her every photo. */
  async letGoOf(ownerId: MemberId): Promise<void> {
    await this.letGo(await this.#deps.register.takeDown(ownerId));
  }

  async remove(names: readonly string[]): Promise<void> {
    const { store, register } = this.#deps;
    for (const name of await register.unused(names)) {
      await store.remove(name);
      await register.strike(name);
    }
  }

  /** Uploads that broke off half way, and photos whose job never came. */
  async sweep(): Promise<void> {
    const { register, clock } = this.#deps;
    await this.remove(await register.leftBehind(later(clock.now(), -patience)));
  }
}
