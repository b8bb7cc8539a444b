const nameOf = (column: string): string => `(select first_name from users where id = ${column})`;

/** Of two columns the one that is not the member. */
const otherOf = (one: string, other: string): string =>
  nameOf(`case when ${one} = :memberId then ${other} else ${one} end`);

const orders = (mine: string, theirs: string, more: string): string => `
  select id, title, ${nameOf(theirs)} as with, fulfilment, status, price_cents, processing_fee_cents, platform_fee_cents,
    tax_cents, created_at, paid_at, shipped_at, completed_at, cancelled_at, refunded_at, carrier, tracking_number${more}
  from orders where ${mine} = :memberId order by id`;

/**
 * What is stored of a member, section by section, as `docs/export.md` describes it. Of others it has the first name and
 * what they have written to the member, and no photo.
 */
export const memberSections: Readonly<Record<string, string>> = {
  account: `select email, created_at, email_verified_at, unlocked_via, unlocked_at from users where id = :memberId`,
  profile: `
    select first_name, last_name, age, state, city, zip_code, zip_shown_to, bio, parenting_vibe, availability, looking_for,
      lifestyle_interests, parenting_values, support_needs, social_preferences, plan_around_calendar, paused, swaps_done
    from users where id = :memberId`,
  children: `
    select name, gender, age, interests, creative_play, stem_play, physical_play, sensory_play, nature_animals,
      digital_media, personality_social, developmental_support, daily_rhythm_env, created_at
    from children where user_id = :memberId order by position`,
  emailChanges: `
    select new_email, old_email, requested_at, confirmed_at, taken_back_at from email_changes
    where member_id = :memberId order by id`,
  devices: `select user_agent, created_at from sessions where user_id = :memberId order by id`,
  browsers: `
    select user_agent, first_login_at, last_login_at from known_browsers where member_id = :memberId order by id`,
  notificationSettings: `
    select message_emails, feedback_emails, login_emails, playdate_emails, swap_emails
    from notification_settings where member_id = :memberId`,
  aiSettings: `
    select enabled, parenting_style_override, challenges, children_notes from ai_settings where user_id = :memberId`,
  connections: `
    select ${otherOf('user_id1', 'user_id2')} as with, created_at from matches
    where :memberId in (user_id1, user_id2) order by id`,
  requests: `
    select ${otherOf('requester_id', 'recipient_id')} as with, requester_id = :memberId as by_you, status, created_at,
      responded_at from connection_requests where requester_id = :memberId or (recipient_id = :memberId and status = 'pending')
    order by id`,
  passes: `select ${nameOf('passed_id')} as who, passed_at from passes where member_id = :memberId order by passed_at`,
  blocks: `select ${nameOf('blocked_id')} as who, created_at from blocks where blocker_id = :memberId order by created_at`,
  messages: `
    select ${otherOf('sender_id', 'receiver_id')} as with, sender_id = :memberId as by_you, timestamp as at, message
    from messages where :memberId in (sender_id, receiver_id) order by id`,
  calendar: `
    select title, description, type, date, time, time_zone, repeat, ends_at from calendar_events
    where user_id = :memberId and deleted_at is null order by date, id`,
  swaps: `
    select ${otherOf('requester_id', 'recipient_id')} as with, requester_id = :memberId as by_you, status, date, location,
      case when requester_id = :memberId then emergency_contact end as emergency_contact, notes, created_at
    from babysitting_swaps where :memberId in (requester_id, recipient_id) order by id`,
  playdates: `
    select ${otherOf('user_id_one', 'user_id_two')} as with, status, times, date, created_at from playdates
    where :memberId in (user_id_one, user_id_two) order by id`,
  sharedPlans: `select created_at, home_safe_at from shared_plans where member_id = :memberId order by id`,
  checkIns: `
    select location, type, city, state, created_at, ended_at from checkins where user_id = :memberId order by id`,
  insights: `
    select week, tip, self_care, bonding, tip_helpful, self_care_helpful, bonding_helpful, generated_at
    from insights where user_id = :memberId order by id`,
  playdateSuggestions: `
    select ${nameOf('other_id')} as with, suggestion, written_at from playdate_suggestions
    where user_id = :memberId order by written_at`,
  shop: `select name, bio, seller_bio, instagram, facebook, website, created_at from shops where user_id = :memberId`,
  listings: `
    select title, description, type, price_cents, category, condition, status, created_at from listings
    where user_id = :memberId and not is_demo order by id`,
  cart: `
    select l.title, c.added_at from cart_items c join listings l on l.id = c.listing_id
    where c.user_id = :memberId order by c.added_at`,
  favouriteListings: `
    select l.title, f.created_at from favourite_listings f join listings l on l.id = f.listing_id
    where f.user_id = :memberId order by f.created_at`,
  favouriteSellers: `
    select ${nameOf('seller_id')} as who, created_at from favourite_sellers where user_id = :memberId order by created_at`,
  savedSearches: `select name, search, emails, created_at from saved_searches where user_id = :memberId order by id`,
  ordersBought: orders('buyer_id', 'seller_id', ', address, pickup_code'),
  ordersSold: orders('seller_id', 'buyer_id', ', return_address'),
  orderTimeline: `
    select e.order_id, e.at, e.action, e.by, e.text, e.cents from order_events e join orders o on o.id = e.order_id
    where :memberId in (o.buyer_id, o.seller_id) order by e.id`,
  reviewsWritten: `
    select o.title, r.rating, r.text, r.written_at, r.answer, r.answered_at from reviews r join orders o on o.id = r.order_id
    where o.buyer_id = :memberId order by r.written_at`,
  reviewsReceived: `
    select o.title, r.rating, r.text, r.written_at, r.answer, r.answered_at from reviews r join orders o on o.id = r.order_id
    where r.seller_id = :memberId order by r.written_at`,
  plans: `
    select plan, status, period_end from paid_subscriptions where user_id = :memberId order by period_end`,
  earlyAccess: `select code, redeemed_at from early_access_redemptions where user_id = :memberId`,
  feedback: `select category, message, status, created_at from feedback where user_id = :memberId order by number`,
  reports: `
    select kind, title, category, words, state, outcome, at from reports where reporter_id = :memberId order by id`,
  decisions: `
    select d.decision, d.rule, d.words, d.at, d.until_at, a.words as appeal, a.answer as appeal_answer
    from decisions d left join appeals a on a.decision_id = d.id where d.member_id = :memberId order by d.id`,
};
