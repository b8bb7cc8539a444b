/** What production asks of the adapters that are bound, whatever their technology; each says which it has. */
export const capabilities = {
  'real-payments': 'payments that are real: a payment provider with a key that is not for tests',
  'outgoing-mail': 'mail that leaves the machine: a mail service',
  'lasting-photos':
    'photos that outlive the machine: a store for objects, or DATA_DIR_LASTS=true where DATA_DIR is on a volume of its own',
  'events-across-processes': 'events that reach the pages of every server process',
} as const;

export type Capability = keyof typeof capabilities;
