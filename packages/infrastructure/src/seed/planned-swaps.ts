export interface PlannedSwap {
  readonly from: string;
  readonly to: string;
  /** How many hours ago it was requested. */
  readonly hoursAgo: number;
  /** Days and an hour of New York's winter time, or a full hour that has passed. */
  readonly at: { readonly inDays: number; readonly hour: number } | { readonly beganHoursAgo: number };
  /** How many hours it takes; two where it is not said. */
  readonly lasts?: number;
  /** Other times that are offered as well. */
  readonly orAt?: readonly { readonly inDays: number; readonly hour: number }[];
  /** The place of one of the two, or a place by its name. */
  readonly where: 'from' | 'to' | { readonly name: string };
  /** Their names, which only their mother sees. */
  readonly children: readonly string[];
  /** Those of them whose sitter card goes along. */
  readonly cards?: readonly string[];
  readonly emergencyContact: string;
  readonly notes: string | null;
  readonly status: 'pending' | 'confirmed';
  /** Another time that whoever asked would prefer. */
  readonly proposes?: { readonly inDays: number; readonly hour: number };
  /** Another time that whoever was asked suggests, with own children who come along. */
  readonly suggests?: {
    readonly inDays: number;
    readonly hour: number;
    readonly bringing: readonly string[];
  };
  /** Who has said that a past one happened. */
  readonly happened?: 'for both' | 'for the requester';
}

const demoEmail = (name: string) => `${name}@nestmates.test`;

/** The demo's swaps: confirmed ones and pending ones. */
export const plannedSwaps: readonly PlannedSwap[] = [
  {
    from: demoEmail('dana'),
    to: demoEmail('ana'),
    hoursAgo: 50,
    at: { inDays: 3, hour: 15 },
    status: 'confirmed',
    proposes: { inDays: 4, hour: 16 },
    where: 'to',
    children: ['Amal', 'Salma'],
    cards: ['Salma'],
    emergencyContact: 'Their dad Karim, 718-555-0142',
    notes: 'Salma may use the small hammer. Not the big one, whatever she says.',
  },
  {
    from: demoEmail('bea'),
    to: demoEmail('ana'),
    hoursAgo: 3,
    at: { inDays: 5, hour: 18 },
    status: 'pending',
    orAt: [{ inDays: 6, hour: 17 }],
    where: 'to',
    children: ['Junie'],
    emergencyContact: 'Junie’s aunt Nell, 917-555-0117',
    notes:
      'I teach two classes in a row that evening. She eats everything but peas, and the train book travels with her.',
  },
  {
    from: demoEmail('bea'),
    to: demoEmail('dana'),
    hoursAgo: 22,
    at: { inDays: 8, hour: 10 },
    status: 'pending',
    suggests: { inDays: 8, hour: 15, bringing: ['Salma'] },
    where: 'from',
    children: ['Junie'],
    emergencyContact: 'Junie’s aunt Nell, 917-555-0117',
    notes: 'The plumber comes, and Junie would rather build than watch him.',
  },
  {
    from: demoEmail('ana'),
    to: demoEmail('dana'),
    hoursAgo: 20,
    at: { inDays: 9, hour: 10 },
    status: 'pending',
    orAt: [{ inDays: 10, hour: 15 }],
    where: 'to',
    children: ['Mateo', 'Luca'],
    emergencyContact: 'Their dad Tomás, 718-555-0163',
    notes: 'The dentist again, two hours at most. Luca still naps at noon; Mateo brings his dinosaurs.',
  },
  {
    from: demoEmail('dana'),
    to: demoEmail('cleo'),
    hoursAgo: 26,
    at: { inDays: 6, hour: 14 },
    status: 'pending',
    lasts: 1,
    where: { name: 'The loop in Prospect Park' },
    children: ['Noor'],
    emergencyContact: 'Their dad Karim, 718-555-0142',
    notes: 'Noor would like to read to the twins while you two walk. A quiet afternoon is all it takes.',
  },
  {
    from: demoEmail('ana'),
    to: demoEmail('dana'),
    hoursAgo: 400,
    at: { inDays: -12, hour: 14 },
    status: 'confirmed',
    happened: 'for both',
    where: 'to',
    children: ['Luca'],
    emergencyContact: 'Their dad Tomás, 718-555-0163',
    notes: null,
  },
  {
    from: demoEmail('dana'),
    to: demoEmail('ana'),
    hoursAgo: 200,
    at: { inDays: -3, hour: 10 },
    status: 'confirmed',
    happened: 'for the requester',
    where: 'to',
    children: ['Salma'],
    emergencyContact: 'Their dad Karim, 718-555-0142',
    notes: null,
  },
  {
    from: demoEmail('dana'),
    to: demoEmail('ana'),
    hoursAgo: 30,
    at: { beganHoursAgo: 2 },
    status: 'confirmed',
    lasts: 3,
    where: 'to',
    children: ['Noor', 'Salma'],
    cards: ['Noor', 'Salma'],
    emergencyContact: 'Their dad Karim, 718-555-0142',
    notes: 'Noor helps with the little one, if you let her read first.',
  },
];
