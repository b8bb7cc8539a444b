import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

/** Who is shown a column beside its member. `decides` says by design what is shown, as a plan or a place does. */
export type Audience =
  | 'everyone'
  | 'connections'
  | 'administrators'
  | 'member'
  | 'nobody'
  | 'decides'
  | 'key';
type Columns = Readonly<Partial<Record<Audience, string>>>;
export type ShownTo = Readonly<Record<string, Columns>>;

/**
 * Every column of the tables that hold something about a member, their children, calendar, settings and check-ins.
 */
export const shownTo: ShownTo = {
  users: {
    key: 'id',
    everyone:
      'first_name state city shown_zip_code age parenting_vibe availability looking_for lifestyle_interests parenting_values support_needs social_preferences shown_photo_url photo_checked_at bio swaps_done created_at',
    decides:
      'profile_photo_url photo_is_hidden zip_code zip_counts_as zip_shown_to latitude longitude city_latitude city_longitude shown_latitude shown_longitude paused intake_basic_completed parenting_info_completed children_added onboarding_complete has_unlocked is_admin checked_photo_url checked_at email_verified_at plan_around_calendar',
    administrators: 'email last_name unlocked_via unlocked_at home_moves',
    member: 'home_since must_verify_email credentials_changed_at',
    nobody:
      'password reset_token reset_token_expires used_reset_token verification_token verification_token_expires replaced_verification_tokens',
  },
  children: {
    key: 'id user_id',
    everyone:
      'position gender age interests creative_play stem_play physical_play sensory_play nature_animals digital_media',
    member: 'name personality_social developmental_support daily_rhythm_env created_at',
  },
  ai_settings: { key: 'user_id', member: 'enabled parenting_style_override challenges children_notes' },
  calendar_events: {
    key: 'id user_id swap_id playdate_id',
    connections: 'date time time_zone repeat exceptions ends_at deleted_at',
    decides: 'type',
    member: 'title description created_at changed_at before_deletion',
  },
  calendar_links: { key: 'user_id', member: 'created_at', nobody: 'token_digest' },
  checkins: { key: 'id user_id', everyone: 'location city state created_at', decides: 'type ended_at' },
  notification_settings: {
    key: 'member_id',
    member: 'message_emails feedback_emails login_emails playdate_emails swap_emails',
  },
};

const words = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

export const columnsIn = (table: ShownTo): readonly string[] =>
  Object.entries(table).flatMap(([name, audiences]) =>
    Object.values(audiences).flatMap((columns) => words(columns).map((column) => `${name}.${column}`)),
  );

const byType: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || md5(random()::text)`,
  boolean: (column) => `not ${column}`,
  'timestamp with time zone': (column) => `coalesce(${column}, now()) + interval '3 hours'`,
  ARRAY: () => `array['adhd', 'only-mornings']`,
};

/** Values of columns whose type alone makes no legal or no telling value. */
const byColumn: Readonly<Record<string, string>> = {
  'users.home_moves': 'home_moves || now()',
  'calendar_events.time': `'{"start":"08:00","end":"20:00"}'`,
  'calendar_events.repeat': 'repeat',
  'calendar_events.exceptions': 'exceptions',
  'calendar_events.before_deletion': 'before_deletion',
  'calendar_events.time_zone': `'America/New_York'`,
  'calendar_events.ends_at': 'ends_at',
  'calendar_events.deleted_at': 'deleted_at',
};

/** Changes whatever is shown to these alone of a member to another legal value. */
export async function changeColumnsOf(
  knex: Knex,
  table: ShownTo,
  audiences: readonly Audience[],
  memberId: number,
): Promise<void> {
  const { rows } = await knex.raw(
    `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public'`,
  );
  const types = new Map<string, string>(rows.map(({ name, type }: Record<string, string>) => [name, type]));
  for (const [name, columns] of Object.entries(table)) {
    const hidden = audiences.flatMap((audience) => words(columns[audience]));
    const key = words(columns.key).findLast((column) => ['id', 'user_id', 'member_id'].includes(column));
    const changes = hidden.map((column) => {
      const value = byColumn[`${name}.${column}`] ?? byType[types.get(`${name}.${column}`) ?? '']?.(column);
      if (!value) throw new Error(`Nothing says how ${name}.${column} is changed.`);
      return `${column} = ${value}`;
    });
    if (changes.length > 0)
      await knex.raw(`update ${name} set ${changes.join(', ')} where ${key} = ?`, [memberId]);
  }
}
