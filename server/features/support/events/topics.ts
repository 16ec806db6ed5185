import { type ChangeTopic, changeTopics } from '../../../../contract/events.ts'

/** The wallet speaks of itself; every other feature names the topic that its members' tabs know. */
export function toChangeTopic(outboxTopic: string): ChangeTopic | undefined {
  return outboxTopic === 'wallet' ? 'balance' : changeTopics.find(topic => topic === outboxTopic)
}
