import { CaseDecisions } from '@nestmates/application/office/cases/case-decisions.ts';
import type { CasePageView, CaseView } from '@nestmates/application/office/cases/case-views.ts';
import { Cases } from '@nestmates/application/office/cases/cases.ts';
import { caseLists, casesContract, decideFields } from '@nestmates/application/office/cases/contract.ts';
import { pathId } from '@nestmates/application/platform/contract/fields.ts';
import { decisionNames } from '@nestmates/domain/trust/cases/decision.ts';
import { houseRuleIds } from '@nestmates/domain/trust/rules/house-rules.ts';
import type { AdminCommand, Answer } from './admin-command.ts';
import { limitIn, limitOption, listed, oneOf, operator, validated } from './operator.ts';

const lineOf = ({
  id,
  state,
  isUrgent,
  weight,
  categories,
  reports,
  member,
  oldestAt,
  claimedBy,
}: CaseView) =>
  [
    String(id),
    oldestAt,
    state,
    ...(isUrgent ? ['urgent'] : []),
    `weighs ${weight}`,
    `${reports} reports`,
    categories.join(','),
    member ? `member ${member.id} ${member.firstName}` : 'account deleted',
    ...(claimedBy ? [`${claimedBy.firstName} is looking`] : []),
  ].join('  ');

/** "listing 12, photo abc" */
const thingsIn = (typed: string) =>
  typed.split(',').map((each) => {
    const [kind = '', id = ''] = each.trim().split(/\s+/);
    return { kind, id: kind === 'photo' ? id : Number(id) };
  });

const answerWith = (page: CasePageView): Answer => ({
  json: page,
  lines: [
    lineOf(page),
    `  version ${page.version}`,
    ...page.reported.map(
      ({ at, category, about, words, state }) =>
        `  ${at}  ${category}  ${about.kind} ${about.id}  ${state}${words ? `: ${JSON.stringify(words)}` : ''}`,
    ),
    ...page.history.map(({ at, by, what, words }) => {
      const said = words ? `: ${JSON.stringify(words)}` : '';
      return `  ${at}  ${by?.firstName ?? '-'}  ${what}${said}`;
    }),
  ],
});

/** Nobody claims a case at the command line. */
const lists = caseLists.filter((list) => list !== 'mine');

/** What members have reported, and what is decided about it. */
export const caseCommands: readonly AdminCommand[] = [
  {
    words: 'case list',
    takes: [],
    options: { list: { says: 'Which, open ones if left out', values: lists }, limit: limitOption },
    says: 'Lists cases: the urgent first, then by weight, then the oldest.',
    async run(container, { options }) {
      const asked = { list: oneOf(lists, options.list) ?? 'open', limit: limitIn(options.limit) };
      const { items } = await container.get(Cases).list(operator, asked);
      return listed(items, lineOf, 'There is no such case');
    },
  },
  {
    words: 'case show',
    takes: ['case'],
    says: 'Shows one case with its reports and its history. The look is in the audit.',
    run: async (container, { args: { case: id } }) =>
      answerWith(await container.get(Cases).show(operator, validated(pathId, id))),
  },
  {
    words: 'case note',
    takes: ['case', 'words'],
    says: 'Writes a note between administrators.',
    async run(container, { args: { case: id, words } }) {
      const note = validated(casesContract.note.body, { words });
      return answerWith(await container.get(Cases).note(operator, validated(pathId, id), note.words));
    },
  },
  {
    words: 'case decide',
    takes: ['case', 'decision', 'rule', 'words'],
    options: {
      until: { says: 'When it ends, as 2026-12-24T12:00:00Z' },
      things: { says: 'What it rests on, as "listing 12, message 40"; left out only to dismiss' },
    },
    says: `Decides a case as it is now: ${decisionNames.join(', ')}, by one of the house rules ${houseRuleIds.join(', ')}. The member reads the words.`,
    async run(container, { args: { case: typed, decision, rule, words }, options }) {
      const id = validated(pathId, typed);
      const { version } = await container.get(Cases).page(operator, id);
      const { until, things, ...said } = validated(decideFields, {
        version,
        decision,
        rule,
        words,
        until: options.until,
        things: options.things === undefined ? undefined : thingsIn(options.things),
      });
      const draft = { ...said, things, until: until ? new Date(until) : null };
      return answerWith(await container.get(CaseDecisions).decide(operator, id, draft));
    },
  },
];
