export interface Step {
  /** The story's. */
  readonly id: string;
  readonly words: string;
}

export interface Journey {
  readonly name: string;
  readonly steps: readonly Step[];
}

const step = (id: string, words: string): Step => ({ id: `screens-${id}`, words });

/** What members come for, from the first step to the last. */
export const journeys: readonly Journey[] = [
  {
    name: 'Joining',
    steps: [
      step('landing--visitor', 'Reads what it is'),
      step('account-log-in-and-sign-up--sign-up', 'Signs up'),
      step('onboarding-basic-information--empty', 'Says who she is'),
      step('onboarding-basic-information--where-she-lives', 'And where she lives'),
      step('onboarding-parenting-style--midway', 'How she parents'),
      step('onboarding-your-children--two-children', 'Who her children are'),
      step('onboarding-photo-and-bio--written', 'Shows herself'),
      step('onboarding-first-deck--found', 'Sees who is near'),
    ],
  },
  {
    name: 'Finding someone',
    steps: [
      step('dashboard--usual', 'Opens the app'),
      step('browse-screen--usual', 'Meets somebody'),
      step('moments-match--usual', 'Both want to connect'),
      step('matches--usual', 'Finds her again'),
      step('messages--thread', 'Writes to her'),
      step('person--connected', 'Looks who she is'),
    ],
  },
  {
    name: 'Swapping babysitting',
    steps: [
      step('swaps-request--filled', 'Asks for a time'),
      step('swaps--pending', 'The other sees it'),
      step('moments-swap--accepted', 'It is agreed'),
      step('swaps--confirmed', 'It stands there'),
      step('opened-sitter-cards--usual', 'Reads the sitter card'),
    ],
  },
  {
    name: 'Planning a playdate',
    steps: [
      step('playdate-planner--before-looking', 'Asks the planner'),
      step('playdate-planner--found', 'Chooses a plan'),
      step('messages-playdates--invited', 'The other is invited'),
      step('moments-playdate--usual', 'It is planned'),
      step('playdates--planned', 'It stands there'),
      step('meet-safely--shared', 'Shares where she is'),
    ],
  },
  {
    name: 'Buying',
    steps: [
      step('marketplace-marketplace--usual', 'Looks around'),
      step('marketplace-listing--usual', 'Looks at one thing'),
      step('orders-checkout--ready', 'Says how she gets it'),
      step('orders-after-the-checkout--successful', 'Has paid'),
      step('orders-order--on-its-way', 'Waits for it'),
      step('orders-order--shipped', 'Confirms it'),
      step('orders--purchases', 'Finds it again'),
    ],
  },
  {
    name: 'Selling',
    steps: [
      step('shops-onboarding--profile-filled', 'Opens a shop'),
      step('marketplace-listing-form--product', 'Lists something'),
      step('moments-first-listing--usual', 'It is on sale'),
      step('moments-sale--first-sale', 'It is sold'),
      step('orders-order--pending-as-its-seller', 'Sends it'),
      step('moments-sale--money', 'The money is hers'),
      step('shops-dashboard-earnings--usual', 'Sees what she earned'),
    ],
  },
  {
    name: 'Sending something back',
    steps: [
      step('orders-dialogs--problem-with-photos', 'Reports a problem'),
      step('orders-return--asked-as-its-seller', 'The seller reads it'),
      step('orders-return--accepted', 'It may go back'),
      step('orders-return--on-its-way', 'It is on its way'),
      step('orders-return--returned', 'The money is back'),
    ],
  },
  {
    name: 'Being safe',
    steps: [
      step('trust-report--about-listing', 'Reports something'),
      step('trust-report--received', 'Is told what follows'),
      step('administration-case--open', 'Somebody looks at it'),
      step('trust-standing--suspended', 'The other is told'),
      step('trust-my-reports--usual', 'Reads what became of it'),
    ],
  },
];
