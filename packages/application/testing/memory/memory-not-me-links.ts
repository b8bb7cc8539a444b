import type { NotMeLink, NotMeLinkStore } from '../../src/members/not-me/ports.ts';

/** The links “This was not me” in memory. */
export class MemoryNotMeLinks implements NotMeLinkStore {
  readonly links = new Map<string, NotMeLink & { readonly expiresAt: Date }>();

  async save({ digest, ...link }: Parameters<NotMeLinkStore['save']>[0]): Promise<void> {
    this.links.set(digest, link);
  }

  async find(digest: string, now: Date): Promise<NotMeLink | undefined> {
    const link = this.links.get(digest);
    return link && link.expiresAt > now ? link : undefined;
  }

  async remove(digest: string): Promise<boolean> {
    return this.links.delete(digest);
  }
}
