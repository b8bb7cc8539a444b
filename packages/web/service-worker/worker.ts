/** What the build puts in (`build/service-worker.ts`). */
interface AppVersion {
  /** Names the cache of its files. */
  readonly id: string;
  /** The script with which its pages begin; it differs from version to version. */
  readonly entry: string;
  /** A file without a revision has the hash of its content in its name. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
}

declare const APP_VERSION: AppVersion;
declare const self: ServiceWorkerGlobalScope;

export const version = APP_VERSION;
export const worker = self;
