import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type {
  InsightQueries,
  InsightStore,
  SubjectFacts,
} from '@nestmates/application/together/insights/ports.ts';
import type { PersonFacts } from '@nestmates/domain/members/people/person.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { type AiSettings, defaultAiSettings } from '@nestmates/domain/together/insights/ai-settings.ts';
import type {
  HelpfulMarks,
  InsightId,
  KeptInsight,
  NewInsight,
} from '@nestmates/domain/together/insights/kept-insight.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import { personColumns } from '../../members/people/person-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { unlessIgnored } from '../../platform/database/unless-ignored.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import { InsightModel } from './insight-models.ts';

interface SubjectRow extends PersonFacts {
  readonly lastName: string | null;
  readonly childNames: readonly string[];
  readonly otherNames: readonly string[];
  readonly settings: AiSettings | null;
}

/** Names of members whom the member is or was connected with: the member's notes may hold any of them. */
const subject = `
  select ${personColumns('u')}, u.last_name,
    array(select name from children where user_id = u.id and name is not null) as child_names,
    array(
      select distinct unnest(array[o.first_name, o.last_name]) from matches m
      join users o on o.id = case when m.user_id1 = u.id then m.user_id2 else m.user_id1 end
      where u.id in (m.user_id1, m.user_id2)
    ) as other_names,
    case when ai.user_id is not null then json_build_object(
      'parentingStyleOverride', ai.parenting_style_override, 'challenges', ai.challenges,
      'childrenNotes', ai.children_notes, 'enabled', ai.enabled
    ) end as settings
  from users u left join ai_settings ai on ai.user_id = u.id
  where u.id = :memberId`;

const weekly = `
  select i.* from insights i
  where i.user_id = :memberId and i.id < coalesce(:before::bigint, 9223372036854775807) and i.read_at is not null
    and not exists (
      select from insights newer
      where newer.user_id = i.user_id and newer.week = i.week and newer.regeneration > i.regeneration
    )
  order by i.id desc limit :limit::integer`;

const readersOf = `
  select distinct i.user_id from insights i left join ai_settings ai on ai.user_id = i.user_id
  where i.week = :week and i.read_at is not null and coalesce(ai.enabled, true)
  order by i.user_id`;

const present = (names: readonly (string | null)[]): readonly string[] =>
  names.filter((name): name is string => name !== null);

function keptIn(row: RowOf<InsightModel>): KeptInsight {
  const { id, userId, week, regeneration, author, generatedAt, readAt } = row;
  return {
    id,
    memberId: userId,
    week,
    regeneration,
    author,
    generatedAt,
    readAt,
    insight: {
      tip: { text: row.tip, topic: row.tipTopic },
      selfCare: { text: row.selfCare, topic: row.selfCareTopic },
      bonding: { text: row.bonding, topic: row.bondingTopic },
    },
    helpful: { tip: row.tipHelpful, selfCare: row.selfCareHelpful, bonding: row.bondingHelpful },
  };
}

const rowOf = ({ memberId, insight: { tip, selfCare, bonding }, ...rest }: NewInsight) => ({
  ...rest,
  userId: memberId,
  tip: tip.text,
  tipTopic: tip.topic,
  selfCare: selfCare.text,
  selfCareTopic: selfCare.topic,
  bonding: bonding.text,
  bondingTopic: bonding.topic,
});

export class InsightRepository implements InsightStore, InsightQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async subject(memberId: MemberId): Promise<SubjectFacts> {
    const [row] = await sql<SubjectRow>(this.#transaction, subject, { memberId });
    if (!row) throw notFound('We could not find your account.');
    return {
      children: row.children,
      lists: row,
      settings: row.settings ?? defaultAiSettings,
      names: {
        own: present([row.firstName, row.lastName]),
        children: row.childNames,
        others: present(row.otherNames),
      },
    };
  }

  async kept(memberId: MemberId, limit: number): Promise<readonly KeptInsight[]> {
    const rows = await InsightModel.query(this.#transaction.db)
      .where('userId', memberId)
      .orderBy('id', 'desc')
      .limit(limit);
    return rows.map(keptIn);
  }

  async weekly(memberId: MemberId, page: PageRequest<InsightId>): Promise<readonly KeptInsight[]> {
    const { limit, before = null } = page;
    return (await sql<RowOf<InsightModel>>(this.#transaction, weekly, { memberId, limit, before })).map(
      keptIn,
    );
  }

  async readersOf(week: IsoWeek): Promise<readonly MemberId[]> {
    const found = await sql<{ userId: MemberId }>(this.#transaction, readersOf, { week });
    return found.map(({ userId }) => userId);
  }

  async add(insight: NewInsight): Promise<InsightId | undefined> {
    const inserted = await InsightModel.query(this.#transaction.db)
      .insert(rowOf(insight))
      .onConflict(['userId', 'week', 'regeneration'])
      .ignore();
    return unlessIgnored(inserted)?.id;
  }

  async markRead(id: InsightId, readAt: Date): Promise<void> {
    const changed = await InsightModel.query(this.#transaction.db).findById(id).patch({ readAt });
    if (changed === 0) throw notFound();
  }

  async mark(memberId: MemberId, id: InsightId, marks: Partial<HelpfulMarks>): Promise<boolean> {
    const columns = { tip: 'tipHelpful', selfCare: 'selfCareHelpful', bonding: 'bondingHelpful' } as const;
    const changed = Object.entries(marks).map(([part, helpful]) => [
      columns[part as keyof HelpfulMarks],
      helpful,
    ]);
    const count = await InsightModel.query(this.#transaction.db)
      .where({ id, userId: memberId })
      .patch(Object.fromEntries(changed));
    return count === 1;
  }
}
