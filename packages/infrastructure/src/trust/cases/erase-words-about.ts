export const hasCases = 'exists (select from cases where member_id = :memberId)';

/** What was reported, and all that was written about it. That there was a case, and how it ended, stays for the figures. */
export const eraseWordsIn = (cases: string): string => `
  with about as (${cases}), evidence_about as (
    delete from evidence where case_id in (select id from about)
  ), reports_about as (
    update reports set title = :title, words = null where case_id in (select id from about)
  ), decisions_about as (
    update decisions set words = '', things = '[]' where case_id in (select id from about) returning id
  ), appeals_about as (
    update appeals set words = '', answer = case when answer is not null then '' end
    where decision_id in (select id from decisions_about)
  ), notes_about as (
    update case_events set data = (
      select coalesce(jsonb_object_agg(key, case key when 'words' then '""' else value end), '{}') from jsonb_each(data)
      where key in ('reportId', 'things', 'words', 'decisionId', 'decision')
    )
    where case_id in (select id from about)
  )
  update public_reports set words = '' where id in (
    select public_report_id from reports where case_id in (select id from about)
  )`;

export const eraseWordsAbout = eraseWordsIn('select id from cases where member_id = :memberId');
