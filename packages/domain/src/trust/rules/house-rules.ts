/** The house rules. Their ids stay as they are, because decisions name them. */
export const houseRules = [
  {
    id: 'kind',
    title: 'Be kind',
    words: 'No insults, no threats, no pressure. When somebody says no, or does not answer, leave it there.',
  },
  {
    id: 'children-first',
    title: 'Children come first',
    words:
      'Nothing that harms, endangers or exposes a child. Photos show no child whose parents have not agreed, and none undressed.',
  },
  {
    id: 'yourself',
    title: 'Be yourself',
    words:
      'One account, your own name, your own photos. Nobody pretends to be somebody else or a shop that she is not.',
  },
  {
    id: 'everybody',
    title: 'Everybody is welcome',
    words:
      'No contempt for people because of their origin, language, faith, body, disability, family or whom they love.',
  },
  {
    id: 'private',
    title: 'What is private stays private',
    words:
      'Nobody passes on messages, addresses, photos or plans of others. Where somebody lives is hers to tell.',
  },
  {
    id: 'honest-trade',
    title: 'Trade honestly',
    words:
      'Sell what you have, as it is. Payments stay here, so that we can protect both sides. No fraud, no false reviews.',
  },
  {
    id: 'safe-things',
    title: 'Nothing that can hurt',
    words:
      'No recalled or broken things, no car seats that were in an accident, no medicine, weapons, animals, tobacco, alcohol, used breast pumps for one person, or counterfeits.',
  },
  {
    id: 'no-spam',
    title: 'No spam',
    words: 'No advertising in messages and profiles, no chain letters, no same text to many.',
  },
  {
    id: 'law',
    title: 'The law applies here, too',
    words: 'What is forbidden by law is forbidden here.',
  },
  {
    id: 'honest-reports',
    title: 'Report what is true',
    words: 'Reports are for what has happened. Who reports others to harm them breaks these rules herself.',
  },
] as const;

export type HouseRuleId = (typeof houseRules)[number]['id'];

export const houseRuleIds = houseRules.map(({ id }) => id) as readonly HouseRuleId[];

export const titleOfRule = (rule: HouseRuleId): string =>
  houseRules.find(({ id }) => id === rule)?.title ?? rule;
