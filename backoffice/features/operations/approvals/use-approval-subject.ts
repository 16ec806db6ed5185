import type { ApprovalRequest } from '../../../../contract/operations/approvals.ts'
import { useSubjectWords } from '../audit/use-subject-words.ts'

/** Whom or what a proposal is about; `undefined` where its fields say it whole. */
export function useApprovalSubject(): (
  row: Pick<ApprovalRequest, 'concerns' | 'subject'>,
) => string | undefined {
  const words = useSubjectWords()
  return ({ concerns, subject }) => {
    if (concerns !== null) return concerns.name
    return subject.startsWith('invitation:') ? undefined : words(subject)
  }
}
