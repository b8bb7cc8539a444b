import type { Recipient } from '@nestmates/application/members/emails/email.ts';
import type { MemberReset, Recipients } from '@nestmates/application/office/admin/ports.ts';
import { profileLists } from '@nestmates/domain/members/accounts/member.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { requireOneRow } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const cleared = {
  firstName: null,
  lastName: null,
  state: null,
  city: null,
  zipCode: null,
  age: null,
  latitude: null,
  longitude: null,
  cityLatitude: null,
  cityLongitude: null,
  zipCountsAs: null,
  bio: null,
  intakeBasicCompleted: false,
  parentingInfoCompleted: false,
  childrenAdded: false,
  onboardingComplete: false,
  ...Object.fromEntries(profileLists.map((list) => [list, []])),
};

export class MemberResetRepository implements MemberReset, Recipients {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async clear(id: MemberId): Promise<void> {
    const { db } = this.#transaction;
    await db('children').where({ userId: id }).delete();
    requireOneRow(await db('users').where({ id }).update(cleared).returning('id'), 'Resetting a member');
  }

  async find(id: MemberId): Promise<Recipient | undefined> {
    return UserModel.query(this.#transaction.db)
      .findById(id)
      .select({ memberId: 'id', to: 'email', firstName: 'firstName' })
      .castTo<Recipient | undefined>();
  }
}
