import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Tokens } from './ports.ts';

/** The id is part of it, so that two members of one browser have nothing in common in the database. */
export const browserDigest = (tokens: Pick<Tokens, 'digest'>, memberId: MemberId, token: string): string =>
  tokens.digest(`${memberId} ${token}`);

/** No member has it; it is looked up for an unknown e-mail, so that the duration does not tell one. */
const nobody = 0 as MemberId;

/**
 * The digest of a browser in which this member has logged in before. Limits count such a browser by itself, so
 * that the tries of strangers do not lock the member out.
 */
export class KnownBrowsers extends useCase('newBrowserQueries', 'tokens') {
  async find(memberId: MemberId | undefined, token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const { newBrowserQueries: browsers, tokens } = this.needs;
    const id = memberId ?? nobody;
    const digest = browserDigest(tokens, id, token);
    return (await browsers.knows(id, digest)) ? digest : undefined;
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly knownBrowsers: KnownBrowsers;
  }
}
