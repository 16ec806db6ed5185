/** Apart from the calls: an address is read before the network side, with its schemas, is here. */
export const ticketTopics = [
  'deposit',
  'withdrawal',
  'game',
  'bonus',
  'account',
  'complaint',
  'other',
] as const
export type TicketTopic = (typeof ticketTopics)[number]
