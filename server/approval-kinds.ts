import { winKind } from './features/games/win-reviews/win-kind.ts'
import { changeKind } from './features/operations/administrators/change-kind.ts'
import { inviteKind } from './features/operations/administrators/invite-kind.ts'
import { resetKind } from './features/operations/administrators/reset-kind.ts'
import { catalogueKind, fixturesKind } from './features/operations/files/import-kinds.ts'
import { termsKind } from './features/promotions/terms-kind.ts'
import { programKind } from './features/vip/programs/program-kind.ts'
import type { ApprovalKind } from './platform/approvals/service.ts'

/** Everything that one administrator proposes and another approves. A new one is a module of its feature and a line here. */
export const approvalKinds: readonly ApprovalKind[] = [
  changeKind,
  inviteKind,
  resetKind,
  termsKind,
  programKind,
  catalogueKind,
  fixturesKind,
  winKind,
]
