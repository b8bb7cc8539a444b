import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { NewBrowserQueries, Tokens } from './ports.ts';

/** The id is part of it, so that two members of one browser have nothing in common in the database. */
export const browserDigest = (tokens: Pick<Tokens, 'digest'>, memberId: MemberId, token: string): string =>
  tokens.digest(`${memberId} ${token}`);

export interface KnownBrowsersDeps {
  readonly browsers: Pick<NewBrowserQueries, 'knows'>;
  readonly tokens: Pick<Tokens, 'digest'>;
}

/** No member has it; it is looked up for an unknown e-mail, so that the duration does not tell one. */
const nobody = 0 as MemberId;

/**
 * The digest of a browser in which this member has logged in before. Limits count such a browser by itself, so
 * that the tries of strangers do not lock the member out.
 */
export class KnownBrowsers {
  readonly #deps: KnownBrowsersDeps;
  constructor(deps: KnownBrowsersDeps) {
    this.#deps = deps;
  }

  async find(memberId: MemberId | undefined, token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const { browsers, tokens } = this.#deps;
    const id = memberId ?? nobody;
    const digest = browserDigest(tokens, id, token);
    return (await browsers.knows(id, digest)) ? digest : undefined;
  }
}
