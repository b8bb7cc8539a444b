/** What every member reads before a first swap or playdate with somebody. */
export const meetingSentences = [
  'Meet in a public place the first time, by day.',
  'Stay with the children, both of you, until you know each other.',
  'Say what your child needs to be safe: allergies, medicine, and who may pick up.',
  'Tell somebody you trust where you are: the link below is for them.',
  'Leave whenever it does not feel right, and report it; in danger call 911 first.',
] as const;
