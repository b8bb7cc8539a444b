import type { ProfileChange, ProfileStore } from '@nestmates/application/members/profiles/ports.ts';
import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { UserModel } from '../accounts/account-models.ts';
import { memberFields, memberOf } from '../accounts/account-sql.ts';

const columnsOf = ({ point, cityPoint, ...told }: ProfileChange): Partial<UserModel> => {
  const given = Object.entries(told).filter(([, value]) => value !== undefined);
  const where = point ? { latitude: point.latitude, longitude: point.longitude } : {};
  const city = cityPoint ? { cityLatitude: cityPoint.latitude, cityLongitude: cityPoint.longitude } : {};
  return { ...Object.fromEntries(given), ...where, ...city };
};

export class ProfileRepository implements ProfileStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async change(id: MemberId, change: ProfileChange): Promise<Member> {
    const columns = columnsOf(change);
    const member = UserModel.query(this.#transaction.db).where({ id });
    // An update of no column is no statement of SQL.
    const [row] = await (Object.keys(columns).length > 0
      ? member.patch(columns).returning(memberFields)
      : member.select(memberFields));
    if (!row) throw notFound();
    return memberOf(row);
  }
}
