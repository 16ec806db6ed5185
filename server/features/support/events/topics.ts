import { type ChangeTopic, changeTopics } from '../../../../contract/events.ts'

/** The wallet's topic is `balance` for the tabs; every other feature uses the tabs' own topic. `undefined`: no such topic. */
export function toChangeTopic(outboxTopic: string): ChangeTopic | undefined {
  return outboxTopic === 'wallet' ? 'balance' : changeTopics.find(topic => topic === outboxTopic)
}
