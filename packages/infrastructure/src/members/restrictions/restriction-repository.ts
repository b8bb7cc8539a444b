import type {
  DecidedRestriction,
  HiddenBy,
  HiddenState,
  HiddenThing,
  RestrictedBy,
  RestrictionStore,
  ToldRestriction,
} from '@nestmates/application/members/restrictions/ports.ts';
import type { Restriction, RestrictionSpan } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { unlessIgnored } from '../../platform/database/unless-ignored.ts';
import { UserModel } from '../accounts/account-models.ts';
import { HiddenThingModel, RestrictedMemberModel, RestrictionModel } from './restriction-models.ts';

const decisionIn = (by: HiddenBy): number | null => (by === 'weight' ? null : by.decisionId);

/** The columns that say what restricts a member. */
const causeIn = (by: RestrictedBy) => ({
  decisionId: by !== 'weight' && 'decisionId' in by ? by.decisionId : null,
  caseId: by !== 'weight' && 'caseId' in by ? by.caseId : null,
});

export class RestrictionRepository implements RestrictionStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async lockMember(memberId: MemberId): Promise<void> {
    await UserModel.query(this.#transaction.db).findById(memberId).select('id').forNoKeyUpdate();
  }

  async spansOf(memberId: MemberId): Promise<readonly RestrictionSpan[]> {
    const found = await RestrictionModel.query(this.#transaction.db).where({ memberId });
    return found.map(({ kind, fromAt, untilAt, liftedAt, settledAt, toldAt }) => ({
      kind,
      from: fromAt,
      until: untilAt,
      liftedAt,
      settledAt,
      ...(toldAt && { toldAt }),
    }));
  }

  async add(
    memberId: MemberId,
    { kind, until }: Restriction,
    by: RestrictedBy,
    from: Date,
    toldAt?: Date,
  ): Promise<boolean> {
    const inserted = await RestrictionModel.query(this.#transaction.db)
      .insert({ memberId, kind, ...causeIn(by), fromAt: from, untilAt: until, toldAt: toldAt ?? null })
      .onConflict()
      .ignore()
      .returning('id');
    return unlessIgnored(inserted) !== undefined;
  }

  async decidedAbout(memberId: MemberId, now: Date): Promise<readonly DecidedRestriction[]> {
    const found = await RestrictionModel.query(this.#transaction.db)
      .where({ memberId, liftedAt: null })
      .whereNotNull('decisionId')
      .where((still) => still.whereNull('untilAt').orWhere('untilAt', '>', now))
      .orderBy('id');
    return found.flatMap(({ decisionId, kind, untilAt }) =>
      decisionId === null ? [] : { decisionId, kind, until: untilAt },
    );
  }

  async membersRestrictedBy(decisionId: number): Promise<readonly MemberId[]> {
    const found = RestrictionModel.query(this.#transaction.db).where({ decisionId, liftedAt: null });
    return (await found.orderBy('memberId').select('memberId')).map(({ memberId }) => memberId);
  }

  async lift(memberId: MemberId, by: RestrictedBy, at: Date): Promise<boolean> {
    const lifted = await RestrictionModel.query(this.#transaction.db)
      .where({ memberId, ...causeIn(by), liftedAt: null })
      .patch({ liftedAt: at });
    return lifted > 0;
  }

  async settle(memberId: MemberId, begunBy: Date, at: Date): Promise<void> {
    // There is no row where another worker was quicker.
    await RestrictionModel.query(this.#transaction.db)
      .where({ memberId, liftedAt: null, settledAt: null })
      .where('kind', '<>', 'limited')
      .where('fromAt', '<=', begunBy)
      .patch({ settledAt: at });
  }

  async isSettled(memberId: MemberId, by: RestrictedBy): Promise<boolean> {
    const settled = RestrictionModel.query(this.#transaction.db).whereNotNull('settledAt');
    return (await settled.where({ memberId, ...causeIn(by) }).resultSize()) > 0;
  }

  async setCurrent(memberId: MemberId, restriction: ToldRestriction | undefined): Promise<void> {
    const current = RestrictedMemberModel.query(this.#transaction.db);
    if (!restriction) {
      await current.deleteById(memberId);
      return;
    }
    const { kind, until, toldAt = null } = restriction;
    await current.insert({ memberId, kind, untilAt: until, toldAt }).onConflict('memberId').merge();
  }

  async current(memberId: MemberId): Promise<Restriction | undefined> {
    const found = await RestrictedMemberModel.query(this.#transaction.db).findById(memberId);
    return found && { kind: found.kind, until: found.untilAt };
  }

  async hide(things: readonly HiddenThing[], by: HiddenBy, at: Date, toldAt?: Date): Promise<void> {
    const decisionId = decisionIn(by);
    const why = by === 'weight' ? 'by-weight' : 'removed';
    for (const { kind, id, memberId } of things) {
      const row = {
        kind,
        thingId: id,
        memberId,
        why,
        decisionId,
        hiddenAt: at,
        toldAt: toldAt ?? null,
      } as const;
      const added = HiddenThingModel.query(this.#transaction.db).insert(row).onConflict(['kind', 'thingId']);
      await (by === 'weight' ? added.ignore() : added.merge());
    }
  }

  async show(things: readonly Pick<HiddenThing, 'kind' | 'id'>[], by: HiddenBy): Promise<void> {
    for (const { kind, id } of things) {
      await HiddenThingModel.query(this.#transaction.db)
        .delete()
        .where({ kind, thingId: id, decisionId: decisionIn(by) });
    }
  }

  async hiddenOf(memberId: MemberId): Promise<readonly HiddenState[]> {
    return HiddenThingModel.query(this.#transaction.db)
      .where({ memberId })
      .orderBy('hiddenAt')
      .select('kind', { id: 'thingId' }, 'memberId', 'why')
      .castTo<HiddenState[]>();
  }
}
