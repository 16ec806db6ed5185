import { type TicketTopic, ticketTopics } from '../../../../contract/support/ticket-topics.ts'

/** The subject of a waiting ticket tells its id and topic: its words are sealed. */
export const openSubject = ({ id, topic }: { id: string; topic: TicketTopic }) => `ticket:${id}:${topic}`

/** Every message is a subject of its own: none is merged into another. */
export const replySubject = ({ ticket_id, id }: { ticket_id: string; id: string }) =>
  `ticket-reply:${ticket_id}:${id}`

export function readOpenSubject(subject: string): { id: string; topic: TicketTopic } {
  const [, id = '', topic] = subject.split(':')
  return { id, topic: ticketTopics.find(one => one === topic) ?? 'other' }
}

export function ticketOfReply(subject: string): string {
  return subject.split(':')[1] ?? ''
}

/** As the server numbers it. */
export function ticketNumber(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase()
}
