import type { AccountErasure } from '@nestmates/application/members/accounts/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** What one feature erases, and the SQL condition by which it holds anything of `:memberId`. */
export interface ErasurePart extends AccountErasure {
  readonly held: string;
}

interface HeldErasuresDeps {
  readonly transaction: KnexTransaction;
  readonly parts: readonly ErasurePart[];
}

/**
 * Asks once which features hold anything of a member, and only those erase. The member's row is locked by then: what
 * would refer to it waits, and finds nobody.
 */
export class HeldErasures implements AccountErasure {
  readonly #deps: HeldErasuresDeps;
  constructor(deps: HeldErasuresDeps) {
    this.#deps = deps;
  }

  async eraseMember(memberId: MemberId): Promise<void> {
    const { transaction, parts } = this.#deps;
    const conditions = parts.map(({ held }) => held);
    const [row] = await sql<{ held: readonly boolean[] }>(
      transaction,
      `select array[${conditions.join(', ')}]::boolean[] as held`,
      { memberId },
    );
    for (const [nth, part] of parts.entries()) {
      if (row?.held[nth]) await part.eraseMember(memberId);
    }
  }
}

declare module '@nestmates/application/platform/wiring/use-case.ts' {
  interface Ports {
    readonly erasureParts: ErasurePart;
  }
}
